import { formatPrice } from '@aitours/domain/money';
import { admitPeople, formatMemberCount } from '@aitours/domain/party';
import { type QuoteLine, quoteActivity } from '@aitours/domain/pricing';
import type { PriceLine } from '@aitours/ui';
import { type Bookable, listAddons } from './bookable.ts';
import type { BookingChoice } from './bookingChoice.ts';
import { messages } from './panelMessages.ts';

export interface ShownQuote {
  readonly lines: PriceLine[];
  readonly total: string;
}

/** Prices the choice (ACT-26) for those who may come, and formats the lines for the panel. */
export function formatActivityQuote(bookable: Bookable, choice: BookingChoice): ShownQuote {
  const { isPrivate } = choice;
  const party = admitPeople(choice.party, bookable.minAge);
  const quote = quoteActivity(
    bookable.fares,
    { party, isPrivate, addons: listAddons(bookable, choice) },
    bookable.groupDiscountCounts,
  );
  const lines = quote.lines.flatMap((line) => shownLine(line, bookable) ?? []);
  const { infants } = party;
  return {
    lines: infants > 0 ? [...lines, { label: formatMemberCount('infants', infants), amount: messages.free }] : lines,
    total: formatPrice(quote.total),
  };
}

function shownLine(line: QuoteLine, { fares: { adult, child }, childLabel }: Bookable): PriceLine | undefined {
  const amount = formatPrice(line.amount);
  switch (line.kind) {
    case 'adults':
      return { label: formatMemberCount('adults', line.count), detail: messages.each(formatPrice(adult)), amount };
    case 'children': {
      if (line.count === 0) return undefined;
      const detail = messages.each(formatPrice(child), childLabel);
      return { label: formatMemberCount('children', line.count), detail, amount };
    }
    case 'private':
      return { label: messages.privateVisit, detail: messages.groups(line.count), amount };
    case 'groupDiscount':
      return { label: messages.groupDiscount(line.percent), amount, discount: true };
    case 'addon':
      return { label: line.title, detail: messages.times(line.count), amount };
    default:
      return undefined;
  }
}
