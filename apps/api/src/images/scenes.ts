import { compositions, hours, motifs, renderScene, type SceneSpec } from '@aitours/art';
import { z } from 'zod';

/** Checks a scene that is stored in the database or in a data file. */
export const sceneSpec: z.ZodType<SceneSpec> = z.strictObject({
  motif: z.enum(motifs),
  hour: z.enum(hours),
  seed: z.int(),
  composition: z.enum(compositions),
});

/** The picture for products without one, and for pictures that fail to load (IMG-04, IMG-05). */
export const placeholder = {
  id: 'placeholder',
  scene: { motif: 'placeholder', hour: 'dawn', seed: 1, composition: 'portrait' },
} as const;

/**
 * Renders a stored scene as SVG.
 *
 * @throws ZodError if the value isn't a scene
 */
export const renderStoredScene = (stored: unknown): string => renderScene(sceneSpec.parse(stored));
