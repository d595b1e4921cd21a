import { openingStock } from '@aitours/domain/availability';
import { addDays, dubaiDate } from '@aitours/domain/dates';
import type { Database } from '../../src/db/database.ts';
import { anActivity, anEvent, aTour, aVehicle, everyDay, type TestEvent } from '../fixtures.ts';

/** What is sold in one round of killing. */
export interface Shelf {
  readonly date: string;
  /** With places for everybody. */
  readonly large: TestEvent;
  /** With fewer places than there are buyers. */
  readonly scarce: TestEvent;
  /** With the fifteen places of an ordinary day each (GAP-20). */
  readonly activities: readonly [string, string];
  readonly tour: string;
  readonly vehicle: string;
}

const anyDates = { startDate: '2020-01-01', endDate: '2099-12-31' };
const ordinary = 15;

export async function fillShelf(db: Database): Promise<Shelf> {
  const date = ordinaryDay(addDays(dubaiDate(new Date()), 30));
  const slot = { id: 'any', ...anyDates, availableDays: everyDay, startTime: '09:00' };
  const event = (capacity: number) => anEvent(db, { dates: [date], capacity }, anyDates);
  const activity = async () => (await anActivity(db, { timeSlots: [slot] })).id;
  return {
    date,
    large: await event(1000),
    scarce: await event(4),
    activities: [await activity(), await activity()],
    tour: (await aTour(db)).id,
    vehicle: await aVehicle(db),
  };
}

const ordinaryDay = (date: string): string => (openingStock(date) === ordinary ? date : ordinaryDay(addDays(date, 1)));
