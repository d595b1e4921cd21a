import type { Picture } from '../../components/Image/Image.tsx';

/** A small scene for stories, as SVG. The shop's pictures come from its server. */
interface Scene {
  sky: [top: string, bottom: string];
  sun: [colour: string, x: number, y: number, radius: number];
  layers: [colour: string, path: string][];
}

const dunes = 'M0 300q70-50 150-18t170-26 80 20v124H0z';
const nearDunes = 'M0 352q100-60 200-22t200-26v96H0z';
const towers = 'M20 400V250h34v-40h30v60h30V190h36v90h22v-140l12-60 12 60v140h30v-70h34v50h28v-30h40v150z';
const water = 'M0 300h400v100H0z';
const cliffs = 'M0 130l60 40 30-20 50 120 20 130H0zM400 110l-70 60-20-20-60 130-30 120h180z';

const scenes = {
  dawn: {
    sky: ['#A97C92', '#F4C9A0'],
    sun: ['#FFF0CE', 110, 150, 36],
    layers: [
      ['#8A5A70', dunes],
      ['#4D3550', nearDunes],
    ],
  },
  gold: {
    sky: ['#E2703A', '#FFD27A'],
    sun: ['#FFF0CE', 200, 140, 44],
    layers: [
      ['#A9502C', dunes],
      ['#5B2A22', nearDunes],
    ],
  },
  dusk: {
    sky: ['#2B2A5C', '#E08A8A'],
    sun: ['#F6D9A8', 250, 170, 40],
    layers: [
      ['#241C3F', towers],
      ['#3C2F63', water],
    ],
  },
  noon: {
    sky: ['#4FB3BF', '#CDEDE3'],
    sun: ['#FFF7DA', 150, 90, 34],
    layers: [
      ['#B98343', cliffs],
      ['#2E9C9A', water],
    ],
  },
  night: {
    sky: ['#0C1D2E', '#21465A'],
    sun: ['#F3E3BC', 230, 120, 30],
    layers: [
      ['#0B1926', towers],
      ['#081019', nearDunes],
    ],
  },
} satisfies Record<string, Scene>;

function sceneUrl({ sky, sun, layers }: Scene, width: number): string {
  const [colour, x, y, radius] = sun;
  const shapes = layers.map(([fill, path]) => `<path fill="${fill}" d="${path}" transform="scale(${width / 400} 1)"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 400"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="${width}" height="400" fill="url(#s)"/><circle cx="${(x * width) / 400}" cy="${y}" r="${radius}" fill="${colour}"/>${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export type Hour = keyof typeof scenes;
export const hours: Hour[] = ['dawn', 'gold', 'dusk', 'noon', 'night'];

/** Returns the picture of an hour, as a card takes it. */
export const poster = (hour: Hour, width = 400): Picture => ({ src: sceneUrl(scenes[hour], width) });
