import { hours, motifs, type SceneSpec } from '@aitours/art';
import { areOrderedTerms } from '@aitours/domain/booking';
import { z } from 'zod';

/** A short text on one line. */
export const line = z
  .string()
  .min(1)
  .regex(/^[^\n]+$/, 'must be one line');

/** Paragraphs; joined by an empty line, as clients expect them. */
export const paragraphs = z
  .array(line)
  .min(1)
  .transform((texts) => texts.join('\n\n'));

/** An amount in AED with at most two decimals, converted to fils. */
export const aed = z.number().transform((amount, context) => {
  const fils = Math.round(amount * 100);
  if (Math.abs(amount * 100 - fils) > 1e-6) context.addIssue({ code: 'custom', message: 'has more than two decimals' });
  return fils;
});

/** A price in AED, converted to fils. */
export const price = z.number().min(0).pipe(aed);

/** Of a product that doesn't have the default terms; in the files, the ends in hours before the start and percentages. */
export const cancellationTerms = z
  .array(z.strictObject({ hours_before: z.int().min(0).max(8760), percent: z.int().min(1).max(100) }))
  .refine(areOrderedTerms, 'must each end later and refund less than the one before')
  .nullable()
  .default(null);

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens');

/** YYYY-MM-DD in Asia/Dubai. */
export const day = z.iso.date();

/** HH:MM in Asia/Dubai. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM');

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Names of weekdays, converted to numbers from 0 for Sunday; every day if absent. */
export const daysOfWeek = z
  .array(z.enum(weekdays))
  .min(1)
  .refine((days) => new Set(days).size === days.length, 'names a day twice')
  .default([...weekdays])
  .transform((days) => days.map((name) => weekdays.indexOf(name)));

/** The motif and hour of a picture, such as `[dunes, gold]`; composition and seed follow from its use. */
export const picture = z.tuple([z.enum(motifs), z.enum(hours)]);

/** Returns the scene of a picture, with a seed that follows from `name`. */
export const toScene = (
  name: string,
  [motif, hour]: z.output<typeof picture>,
  composition: SceneSpec['composition'] = 'portrait',
): SceneSpec => ({ motif, hour, seed: hash(name), composition });

/** Returns the scenes of a product's pictures; the first is the card's. */
export const toGallery = (productSlug: string, pictures: readonly z.output<typeof picture>[]): SceneSpec[] =>
  pictures.map((one, index) => toScene(`${productSlug}/${index}`, one));

const hash = (name: string) => [...name].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 99_991, 5381);
