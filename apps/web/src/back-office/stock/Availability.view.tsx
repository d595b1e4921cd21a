import type { Schema } from '@aitours/api-client';
import { addDays, type CalendarDate, formatDate, formatTime, getWeekday, listDates } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import { findPricesOn, type SeasonalPrices, type SeasonFares } from '@aitours/domain/pricing';
import { tourStartId } from '@aitours/domain/stock';
import { Badge, Button, Text } from '@aitours/ui';
import * as styles from './Availability.css.ts';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import { parseStockPrices } from './priceDraft.ts';
import type { StockCalendar } from './stockDraft.ts';

export interface MonthViewProps {
  readonly calendar: StockCalendar;
  /** YYYY-MM. */
  readonly month: string;
  readonly today: CalendarDate;
  readonly onChoose: (date: CalendarDate) => void;
}

/** Returns the last day of a month. @param month YYYY-MM */
const getLastDay = (month: string): CalendarDate => addDays(`${addMonths(month, 1)}-01`, -1);

/** @param month YYYY-MM @param count may be negative */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The days of a month with what is sold, held and left of each time slot: a grid, or a list on a phone. */
export function MonthView({ calendar, month, today, onChoose }: MonthViewProps) {
  const prices = parseStockPrices(calendar.prices);
  const byDate = Map.groupBy(calendar.slots, ({ date }) => date);
  return (
    <ol className={styles.month} aria-label={messages.days(messages.month(month))}>
      {listDates(`${month}-01`, getLastDay(month)).map((date) => (
        <li key={date} className={styles.day} data-weekday={getWeekday(date)} data-past={date < today || undefined}>
          <div className={styles.dayHead}>
            {date < today ? (
              <Text size="small" tone="soft">
                {formatDay(date)}
              </Text>
            ) : (
              <div className={styles.dayButton}>
                <Button size="small" tone="quiet" aria-label={messages.changeDay(date)} onClick={() => onChoose(date)}>
                  {formatDay(date)}
                </Button>
              </div>
            )}
            {byDate.has(date) && <PriceOf date={date} prices={prices} />}
          </div>
          <Slots slots={byDate.get(date) ?? []} calendar={calendar} isPast={date < today} />
        </li>
      ))}
    </ol>
  );
}

/** "Fri 8": the month is in the heading. */
const formatDay = (date: CalendarDate): string => formatDate(date).split(' ').slice(0, 2).join(' ');

interface PriceOfProps {
  readonly date: CalendarDate;
  readonly prices: SeasonalPrices<SeasonFares>;
}

/** The price of an adult, with the name of its season. */
function PriceOf({ date, prices }: PriceOfProps) {
  const { adult, season } = findPricesOn(prices, date);
  return (
    <Text size="caption" tone="soft">
      {season === undefined ? formatPrice(adult) : `${formatPrice(adult)}, ${season}`}
    </Text>
  );
}

interface SlotsProps {
  readonly calendar: StockCalendar;
  readonly slots: readonly Schema<'StockSlot'>[];
  /** Of a past day nothing is left to sell. */
  readonly isPast: boolean;
}

function Slots({ slots, calendar: { time_slots }, isPast }: SlotsProps) {
  if (slots.length === 0)
    return (
      <Text size="caption" tone="soft">
        {messages.nothingOffered}
      </Text>
    );
  return (
    <ul className={styles.slots}>
      {slots.map((slot) => {
        const time = time_slots.find(({ time_slot_id }) => time_slot_id === slot.time_slot_id)?.time;
        return (
          <li key={slot.time_slot_id} className={styles.slot}>
            {slot.time_slot_id !== tourStartId && (
              <Text size="small" strong>
                {time ? formatTime(time) : messages.anyTime}
              </Text>
            )}
            {!isPast && <SlotState slot={slot} />}
            <Text size="caption" tone="soft">
              {messages.taken(slot)}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

function SlotState({ slot: { capacity, is_closed, left } }: { readonly slot: Schema<'StockSlot'> }) {
  if (is_closed) return <Badge tone="critical">{messages.closed}</Badge>;
  if (capacity === 0) return <Badge>{messages.noPlaces}</Badge>;
  if (left === 0) return <Badge tone="pending">{messages.soldOut}</Badge>;
  return <Badge tone="positive">{left === null ? messages.noLimit : messages.left(left)}</Badge>;
}
