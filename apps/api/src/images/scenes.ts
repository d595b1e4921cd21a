import { z } from 'zod';
import { compositions, hours, motifs, scene } from '../seed/art/index.ts';

const spec = z.object({
  motif: z.enum(motifs),
  hour: z.enum(hours),
  seed: z.number().int(),
  composition: z.enum(compositions),
});

/** Shown where a picture is missing or fails to load (IMG-04, IMG-05). */
export const placeholder = {
  id: 'placeholder',
  scene: { motif: 'placeholder', hour: 'dawn', seed: 1, composition: 'portrait' },
} as const;

/** Draws a stored scene as SVG. */
export const draw = (stored: unknown): string => scene(spec.parse(stored));
