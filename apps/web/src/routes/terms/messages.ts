import type { Quirks } from '@aitours/domain/quirks';
import { firstBookingTexts, groupDiscountTexts } from '../shared/behaviourTexts.ts';
import type { DocumentViewProps } from '../shared/DocumentView.tsx';
import { fillTexts } from '../shared/fillTexts.ts';
import terms from './terms.json' with { type: 'json' };

/** Returns the terms for the shop's behaviour (GAP-44). Update a sentence when its rule changes. */
export function termsFor(quirks: Quirks): DocumentViewProps {
  const values = {
    groupDiscount: groupDiscountTexts[quirks.groupDiscountCounts],
    firstBooking: firstBookingTexts(quirks.firstBooking.percent).term,
  };
  return {
    ...terms,
    sections: terms.sections.map(({ points, ...section }) => ({ ...section, points: fillTexts(points, values) })),
  };
}
