import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Database } from '../../src/db/database.ts';
import { everyDay, insertActivity, insertEvent, insertTour, insertVehicle, type TestEvent } from '../fixtures.ts';

export interface RoundFixtures {
  readonly date: string;
  /** Has enough places. */
  readonly large: TestEvent;
  /** Has fewer places than there are shoppers. */
  readonly scarce: TestEvent;
  /** Have 15 places each. */
  readonly activities: readonly [string, string];
  readonly tour: string;
  readonly vehicle: string;
}

const anyDates = { startDate: '2020-01-01', endDate: '2099-12-31' };

export async function insertRoundFixtures(db: Database): Promise<RoundFixtures> {
  const date = addDays(toDubaiDate(new Date()), 30);
  const slot = { id: 'any', ...anyDates, availableDays: everyDay, startTime: '09:00' };
  const event = (capacity: number) => insertEvent(db, { dates: [date], capacity }, anyDates);
  const activity = async () => (await insertActivity(db, { timeSlots: [slot] })).id;
  return {
    date,
    large: await event(1000),
    scarce: await event(4),
    activities: [await activity(), await activity()],
    tour: (await insertTour(db)).id,
    vehicle: await insertVehicle(db),
  };
}
