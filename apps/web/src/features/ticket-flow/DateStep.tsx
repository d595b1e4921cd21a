import { isScarce } from '@aitours/domain/availability';
import { formatDate } from '@aitours/domain/dates';
import { Banner, DatePanel, type DayInfo, Text } from '@aitours/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import type { TicketChoice } from './ticketChoice.ts';
import { getMonth, type Month, useDayStock } from './useDayStock.ts';
import type { TicketFlow } from './useTicketFlow.ts';

const legend = { scarce: messages.legendScarce, unavailable: messages.legendUnavailable };

export interface DateStepProps {
  flow: Pick<TicketFlow, 'event' | 'dates' | 'today' | 'chooseDate'> & {
    readonly choice: Pick<TicketChoice, 'date'>;
  };
}

/** First step: a date with tickets (TICKET-22). */
export function DateStep({ flow }: DateStepProps) {
  const { event, dates, today, choice, chooseDate } = flow;
  const [first] = dates;
  const [shown, setShown] = useState<Month>();
  const stock = useDayStock(event.slug, shown ?? (first && getMonth(choice.date ?? first)));
  if (today === undefined) return null;
  if (first === undefined) return <Banner>{messages.noDates}</Banner>;
  return (
    <>
      <DatePanel
        label={messages.calendar}
        value={choice.date}
        onChange={chooseDate}
        today={today}
        min={first}
        max={dates.at(-1)}
        day={(date) => dayInfo(dates.includes(date), stock(date))}
        onMonthChange={setShown}
        selectedLabel={choice.date === null ? undefined : formatDate(choice.date)}
        legend={legend}
      />
      {choice.date === null && event.ticket_types.some(({ price_seasons }) => price_seasons) && (
        <Text tone="soft">{messages.priceByDate}</Text>
      )}
    </>
  );
}

function dayInfo(isOpen: boolean, places: number | undefined): DayInfo | undefined {
  if (!isOpen) return { unavailable: messages.noTickets };
  if (places === 0) return { unavailable: messages.soldOut };
  if (places === undefined || !isScarce(places)) return undefined;
  return { note: messages.leftShort(places), noteLabel: messages.left(places) };
}
