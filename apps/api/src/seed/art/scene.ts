import { motifs } from './motifs/index.ts';
import type { SceneSpec } from './sceneSpec.ts';
import { sky } from './sky.ts';
import { gradientsFor, stageFor } from './stage.ts';
import { element, rect } from './svg.ts';

/**
 * Draws one poster as an SVG document: sky and light, far layer, motif, near layer.
 *
 * The picture is pure shape and colour: no text, no fonts, no links, and its ids are its own, so that
 * many scenes can stand in one page. A wide scene keeps its lower left calm and dark for a headline.
 *
 * @example scene({ motif: 'dunes', hour: 'gold', seed: 1, composition: 'portrait' }) // '<svg … viewBox="0 0 800 1000" …'
 * @example scene({ motif: 'skyline', hour: 'dusk', seed: 8, composition: 'wide' }) // '<svg … viewBox="0 0 1600 900" …'
 */
export function scene(spec: SceneSpec): string {
  const stage = stageFor(spec);
  const motif = motifs[spec.motif];
  const { width, height, paint, composition } = stage;
  const air = motif.setting === 'outdoor' ? sky(stage, motif.sun) : '';
  const scrim = composition === 'wide' ? rect(0, 0, width, height, paint('scrim')) : '';
  const drawing = `${air}${motif.draw(stage)}${scrim}`;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      preserveAspectRatio: 'xMidYMid slice',
    },
    element('defs', {}, gradientsFor(spec, drawing)),
    drawing,
  );
}
