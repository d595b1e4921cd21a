import { paths } from '../../platform/paths.ts';

/** Returns the path of a cruise (SHELL-32). */
export const getCruisePath = (id: string): string => `/cruise/${encodeURIComponent(id)}`;

export const cruisesPath = paths.cruises;
