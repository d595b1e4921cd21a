import type { components } from '@aitours/openapi/schema';
import {
  findStaffTourChoices,
  listTourChoiceUses,
  lockTourChoices,
  readTourChoicesVersion,
  renameVehicles,
  type StaffTourChoices,
  saveTourChoices,
  tourChoicesChanges,
  tourChoicesId,
} from '../../db/catalogue/staffTourChoices.ts';
import { requireImages } from '../images/requireImages.ts';
import { createStaffDocument } from '../staffDocument.ts';
import { findRenamed, requireUnused, toTourChoices } from './tourChoicesInput.ts';

type Schemas = components['schemas'];

/** The handlers with which staff edit the hotels, rooms, meals and vehicles that the days of all tours choose from. */
export const staffTourChoices = createStaffDocument({
  operation: 'replaceTourChoices',
  id: tourChoicesId,
  noun: 'list',
  find: findStaffTourChoices,
  lock: async (tx) => {
    await lockTourChoices(tx);
    return findStaffTourChoices(tx);
  },
  save: async (tx, after, before) => {
    await saveTourChoices(tx, after);
    await renameVehicles(tx, findRenamed(before, after));
  },
  readVersion: readTourChoicesVersion,
  changes: tourChoicesChanges,
  toDocument: (input: Schemas['TourChoicesInput']): StaffTourChoices => toTourChoices(input),
  requireParts: async (tx, after, before) => {
    requireUnused(before, after, await listTourChoiceUses(tx));
    for (const [at, { image }] of after.hotels.entries())
      if (image !== null) await requireImages(tx, [image], `hotels.${at}.image`);
  },
  toStored: (choices) => choices,
  toInput: (choices) => choices as Schemas['TourChoicesInput'],
  toBody: async (choices, frame, db): Promise<Schemas['StaffTourChoices']> => ({
    ...frame,
    choices,
    uses: await listTourChoiceUses(db),
  }),
});
