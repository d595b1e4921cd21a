import { formatWireAmount } from '@aitours/domain/money';

/** An amount that may be missing. */
export const amountOrNull = (fils: number | null): string | null => (fils === null ? null : formatWireAmount(fils));

/** An average says something only where there are reviews. */
export const rating = (average: number, reviews: number): number | null => (reviews > 0 ? average : null);

export const galleryImages = (ids: readonly string[]): { image: string }[] => ids.map((image) => ({ image }));
