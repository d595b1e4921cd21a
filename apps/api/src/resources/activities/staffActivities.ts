import type { components } from '@aitours/openapi/schema';
import { activityStore } from '../../db/catalogue/staffActivities.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { createStaffProducts, findMissingCapacity } from '../staffProducts.ts';
import { toActivityBody } from './activityBody.ts';
import { toActivityValues } from './activityInput.ts';

/** The handlers with which staff edit activities. */
export const staffActivities = createStaffProducts({
  noun: 'activity',
  store: activityStore,
  slugIndex: 'activities_slug_key',
  toValues: toActivityValues,
  findMissing: findMissingCapacity,
  requireParts: requireProductImages,
  toInput: async (row, db) => {
    const activity = toActivityBody(row);
    return { ...activity, images: await describeImages(db, activity.images) };
  },
  toBody: (activity, { id: _, ...frame }): components['schemas']['StaffActivity'] => ({ ...frame, activity }),
  revive: (stored) => ({ ...stored, createdAt: new Date(stored.createdAt) }),
  fieldNames: { locationName: 'location', durationMinutes: 'duration', lowestPrice: null, fromPrice: null },
});
