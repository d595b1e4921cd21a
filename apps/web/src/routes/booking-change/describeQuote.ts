import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Booking } from '../../features/bookings/booking.ts';
import { messages } from './messages.ts';

export type Quote = Schema<'BookingChangeQuote'>;

/** What a change means for the traveller's money. */
export interface QuoteDescription {
  readonly title: string;
  readonly text: string;
}

/** Returns the part of the kept amount that this change adds, in fils. */
const newlyKept = (booking: Booking, { kept_amount }: Quote): number =>
  parseFils(kept_amount) - parseFils(booking.kept_amount ?? '0.00');

/** Describes what is paid or refunded for a change. */
export function describeQuote(booking: Booking, quote: Quote): QuoteDescription {
  const total = formatPrice(parseFils(quote.total_after));
  const kept = newlyKept(booking, quote);
  const keptText = kept > 0 ? messages.kept(formatPrice(kept)) : undefined;
  const join = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');
  switch (quote.settlement) {
    case 'pay_online':
      return {
        title: messages.payMore(formatPrice(parseFils(quote.to_pay))),
        text: join(keptText, messages.payMoreText(total)),
      };
    case 'refund': {
      const back = parseFils(quote.to_refund);
      if (back === 0) return { title: messages.getNothingBack, text: join(keptText) };
      return { title: messages.getBack(formatPrice(back)), text: join(keptText, messages.getBackText) };
    }
    case 'pay_on_site': {
      const title = quote.total_after === quote.total_before ? messages.onSiteSame(total) : messages.onSite(total);
      return { title, text: join(keptText, messages.onSiteText) };
    }
    case 'none':
      return {
        title: kept > 0 ? messages.getNothingBack : messages.samePrice,
        text: join(keptText, messages.samePriceText),
      };
  }
}
