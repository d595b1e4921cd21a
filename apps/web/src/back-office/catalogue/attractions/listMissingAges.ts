import { describeAgesWithoutTicket, getTicketAges } from '@aitours/domain/party';
import { orNull } from '../../shared/fieldChecks.ts';

/** The ages of a ticket type, as typed. */
interface TypedAges {
  readonly adultAge: string;
  readonly childPrice: string;
  readonly childFrom: string;
  readonly childTo: string;
}

const isAge = (text: string): boolean => /^\d+$/.test(text.trim());

/**
 * Says for which ages between those of its tickets an attraction sells none. It is quiet while ages are missing, and about
 * people who are younger than every ticket: they may not be meant to come.
 */
export function listMissingAges(types: readonly TypedAges[]): string[] {
  const isComplete = types.every(
    ({ adultAge, childFrom, childTo }) =>
      isAge(adultAge) && [childFrom, childTo].every((text) => text.trim() === '' || isAge(text)),
  );
  if (!isComplete) return [];
  const ages = types.map(({ adultAge, childPrice, childFrom, childTo }) => ({
    adultMinAge: Number(adultAge),
    childPrice: orNull(childPrice, String),
    childMinAge: orNull(childFrom, Number),
    childMaxAge: orNull(childTo, Number),
  }));
  const sold = ages.map(getTicketAges).flatMap(({ adults, children }) => [adults.from, children?.from ?? adults.from]);
  return describeAgesWithoutTicket(ages, Math.min(...sold));
}
