import { diets } from '@aitours/domain/activity';
import { z } from 'zod';
import { line, picture, timeOfDay } from './fields.ts';

/** The facts of a product in the files of the catalogue, named as on the wire; an absent fact is unknown. */
export const facts = z.strictObject({
  min_age: z.int().min(0).max(99).optional(),
  min_height_cm: z.int().min(50).max(220).optional(),
  step_free: z.boolean().optional(),
  stroller: z.boolean().optional(),
  toilets: z.boolean().optional(),
  outdoors: z.boolean().optional(),
  /** Only if a meal is part of it. */
  diets: z.array(z.enum(diets)).optional(),
  dress_code: line.max(200).optional(),
  bring: z.array(line.max(100)).min(1).max(10).optional(),
  meeting_point: z
    .strictObject({
      name: line.max(160),
      directions: line.max(500).optional(),
      latitude: z.number().min(22.5).max(26.5),
      longitude: z.number().min(51).max(56.6),
      picture: z.strictObject({ scene: picture, alt: line.max(200) }).optional(),
    })
    .optional(),
  ramadan_hours: z.strictObject({ opens: timeOfDay, closes: timeOfDay }).optional(),
  emergency_phone: line.max(25).optional(),
});
