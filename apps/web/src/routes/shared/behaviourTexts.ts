import type { Quirks } from '@aitours/domain/quirks';

/** Who counts for the group discount, as a sentence of the FAQ and the terms. */
export const groupDiscountTexts: Readonly<Record<Quirks['groupDiscountCounts'], string>> = {
  everyone: 'Infants are free and count towards the group.',
  payers: 'Infants are free and don’t count towards the group.',
};
