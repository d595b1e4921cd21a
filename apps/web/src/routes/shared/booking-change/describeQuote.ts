import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Booking } from '../../../features/bookings/booking.ts';
import type { ChangeTexts } from './changeTexts.ts';

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
export function describeQuote(booking: Booking, quote: Quote, texts: ChangeTexts): QuoteDescription {
  const total = formatPrice(parseFils(quote.total_after));
  const kept = newlyKept(booking, quote);
  const keptText = kept > 0 ? texts.kept(formatPrice(kept)) : undefined;
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
  switch (quote.settlement) {
    case 'pay_online':
      return {
        title: texts.payMore(formatPrice(parseFils(quote.to_pay))),
        text: join(keptText, texts.payMoreText(total)),
      };
    case 'refund': {
      const back = parseFils(quote.to_refund);
      if (back === 0) return { title: texts.getNothingBack, text: join(keptText) };
      return { title: texts.getBack(formatPrice(back)), text: join(keptText, texts.getBackText) };
    }
    case 'pay_on_site': {
      const title = quote.total_after === quote.total_before ? texts.onSiteSame(total) : texts.onSite(total);
      return { title, text: join(keptText, texts.onSiteText) };
    }
    case 'none':
      return {
        title: kept > 0 ? texts.getNothingBack : texts.samePrice,
        text: join(keptText, texts.samePriceText),
      };
  }
}
