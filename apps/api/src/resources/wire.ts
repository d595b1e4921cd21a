import { formatWireAmount } from '@aitours/domain/money';

/** Formats an optional amount of fils as a decimal string. */
export const amountOrNull = (fils: number | null): string | null => (fils === null ? null : formatWireAmount(fils));

/** Returns the average rating; null without reviews. */
export const rating = (average: number, reviews: number): number | null => (reviews > 0 ? average : null);

export const galleryImages = (ids: readonly string[]): { image: string }[] => ids.map((image) => ({ image }));
