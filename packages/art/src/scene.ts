import { drawMotif } from './drawMotif.ts';
import { getMotif } from './motifs.ts';
import type { SceneSpec } from './sceneSpec.ts';
import { sky } from './sky.ts';
import { createStage, renderGradients } from './stage.ts';
import { element, rect } from './svg.ts';

/**
 * Renders a scene as an SVG document: the sky, then the motif, then a dark gradient for headlines if it is wide.
 *
 * The document has no text, fonts or links. Its ids start with the specification, so that several scenes can be
 * inlined in one page.
 *
 * @example renderScene({ motif: 'dunes', hour: 'gold', seed: 1, composition: 'portrait' }) // '<svg … viewBox="0 0 800 1000" …'
 * @example renderScene({ motif: 'skyline', hour: 'dusk', seed: 8, composition: 'wide' }) // '<svg … viewBox="0 0 1600 900" …'
 */
export function renderScene(spec: SceneSpec): string {
  const stage = createStage(spec);
  const motif = getMotif(spec.motif, spec.seed);
  const { width, height, paint, composition } = stage;
  const background = motif.setting === 'outdoor' ? sky(stage, motif.sun) : '';
  const scrim = composition === 'wide' ? rect(0, 0, width, height, paint('scrim')) : '';
  const drawing = `${background}${drawMotif(motif, stage)}${scrim}`;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      preserveAspectRatio: 'xMidYMid slice',
    },
    element('defs', {}, renderGradients(spec, drawing)),
    drawing,
  );
}
