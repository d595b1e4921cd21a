import { paths } from '../../platform/paths.ts';

/** SHELL-32 */
export const cruisePath = (id: string): string => `/cruise/${encodeURIComponent(id)}`;

export const cruisesPath = paths.cruises;
