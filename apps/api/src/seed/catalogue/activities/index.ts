import type { ActivitySeed } from '../types.ts';
import { adventure } from './adventure.ts';
import { attraction } from './attraction.ts';
import { cultural } from './cultural.ts';
import { desert } from './desert.ts';
import { experience } from './experience.ts';
import { food } from './food.ts';
import { tour } from './tour.ts';
import { water } from './water.ts';
import { workshop } from './workshop.ts';

const kinds = [adventure, cultural, water, desert, food, tour, workshop, experience, attraction];
const longest = Math.max(...kinds.map((kind) => kind.length));

/** One of each kind in turn, so that a list is never long of one colour. */
export const activities: readonly ActivitySeed[] = Array.from({ length: longest }, (_, round) =>
  kinds.flatMap((kind) => kind.slice(round, round + 1)),
).flat();
