import { listTicketFeatures } from '@aitours/domain/cart';
import type { CalendarDate } from '@aitours/domain/dates';
import { Stack } from '@aitours/ui';
import { type PriceFormat, usePriceFormat } from '../../platform/usePriceFormat.ts';
import { MissingTickets } from './MissingTickets.tsx';
import { messages } from './messages.ts';
import { OptionList } from './OptionList.tsx';
import { describeMissing, getFares, getTicketLimits, type TicketType } from './sellable.ts';
import type { TicketFlow } from './useTicketFlow.ts';

/** Second step: the ticket type (TICKET-24). */
export function TypeStep({ flow }: { flow: TicketFlow }) {
  const { event, choice, chooseType } = flow;
  const format = usePriceFormat('ticketFlow');
  const { date } = choice;
  if (date === null) return null;
  const choose = (id: string) => {
    const type = event.ticket_types.find((known) => known.id === id);
    if (type) chooseType(type);
  };
  const { ofType, ofAll } = describeMissing(event);
  return (
    <Stack gap="medium">
      <OptionList
        label={messages.steps.type}
        chosen={choice.typeId}
        onChoose={choose}
        options={event.ticket_types.map((type) => ({
          id: type.id,
          name: type.name,
          aside: format(getFares(type, date).adult),
          details: [
            type.description,
            messages.includes(listTicketFeatures(type)),
            describeChildAges(type, event.facts?.min_age, date, format),
            ...ofType(type),
            describeSeason(type, date),
          ],
        }))}
      />
      <MissingTickets texts={ofAll} />
    </Stack>
  );
}

/** Returns the ages and price of a child ticket (TICKET-33), if children may come. */
function describeChildAges(
  type: TicketType,
  minAge: number | undefined,
  date: CalendarDate,
  format: PriceFormat,
): string | undefined {
  const { child } = getFares(type, date);
  const { children } = getTicketLimits(type, minAge);
  if (child === null || children?.isExcluded) return undefined;
  return [messages.child, children?.text, child === 0 ? messages.free : format(child)].filter(Boolean).join(' · ');
}

/** Returns what the price is, where it depends on the date. */
function describeSeason(type: TicketType, date: CalendarDate): string | undefined {
  if (!type.price_seasons) return undefined;
  const { season } = getFares(type, date);
  return season === undefined ? messages.regularPrice : messages.seasonPrice(season);
}
