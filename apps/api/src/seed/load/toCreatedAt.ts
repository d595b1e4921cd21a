import { hour } from '../../lib/durations.ts';

const firstCreatedAt = Date.parse('2026-01-15T08:00:00Z');

/** Returns when a product counts as created. Lists show the newest first, so the catalogue's first is the newest. */
export const toCreatedAt = (position: number): Date => new Date(firstCreatedAt - position * hour);
