import { gallery, type Picture } from '../pictures.ts';
import type { ActivitySeed, ActivityType } from '../types.ts';

/** An activity as it is written down: its pictures by motif and hour, its type from the file it stands in. */
export type ActivityDraft = Omit<ActivitySeed, 'images' | 'activityType' | 'description'> & {
  readonly pictures: readonly Picture[];
  /** One string for each paragraph. */
  readonly story: readonly string[];
};

export const activitiesOf = (activityType: ActivityType, drafts: readonly ActivityDraft[]): ActivitySeed[] =>
  drafts.map(({ pictures, story, ...activity }) => ({
    ...activity,
    activityType,
    images: gallery(activity.slug, pictures),
    description: story.join('\n\n'),
  }));
