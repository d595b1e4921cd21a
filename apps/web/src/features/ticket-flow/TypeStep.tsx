import { listTicketFeatures } from '@aitours/domain/cart';
import type { CalendarDate } from '@aitours/domain/dates';
import { formatAges } from '@aitours/domain/party';
import { type PriceFormat, usePriceFormat } from '../../platform/usePriceFormat.ts';
import { messages } from './messages.ts';
import { OptionList } from './OptionList.tsx';
import { getFares, type TicketType } from './sellable.ts';
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
  return (
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
          describeChildAges(type, date, format),
          describeSeason(type, date),
        ],
      }))}
    />
  );
}

/** Returns the ages and price of a child ticket (TICKET-33). */
function describeChildAges(type: TicketType, date: CalendarDate, format: PriceFormat): string | undefined {
  const { child } = getFares(type, date);
  if (child === null) return undefined;
  return [
    messages.child,
    formatAges(type.child_min_age, type.child_max_age),
    child === 0 ? messages.free : format(child),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns what the price is, where it depends on the date. */
function describeSeason(type: TicketType, date: CalendarDate): string | undefined {
  if (!type.price_seasons) return undefined;
  const { season } = getFares(type, date);
  return season === undefined ? messages.regularPrice : messages.seasonPrice(season);
}
