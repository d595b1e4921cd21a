import type { CalendarDate } from '../dates/index.ts';
import { type ActivityFacts, type DescribedFact, describeFacts, type FactKind } from './activityFacts.ts';
import { describeRamadanHours } from './ramadanHours.ts';

/** What travellers must know on the day of a booking. */
const dayKinds: readonly FactKind[] = ['age', 'height', 'dress', 'bring', 'meeting', 'emergency'];

/**
 * Describes the known facts that matter on the day, for bookings, mails and vouchers.
 *
 * @param date the first of the booking
 * @example describeDayFacts({ min_age: 5, stroller: true }, '2030-03-01') // [{ kind: 'age', label: 'Age', value: 'From 5 years' }]
 * @example describeDayFacts({}, '2030-03-01') // []
 */
export const describeDayFacts = (facts: ActivityFacts, date: CalendarDate): DescribedFact[] => [
  ...describeFacts(facts).filter(({ kind }) => dayKinds.includes(kind)),
  ...describeRamadanHours(facts, date),
];
