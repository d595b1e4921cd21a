import type { Schema } from '@aitours/api-client';
import { useAgeLimit } from '../../platform/useAgeLimit.ts';
import { listObstacles } from './listObstacles.ts';
import { getChildAges, type TicketSlot, type TicketType } from './sellable.ts';
import type { TicketChoice } from './ticketChoice.ts';

/** Returns what prevents the current step from continuing. @param places left in the slot */
export function useObstacles(
  { facts }: Schema<'Event'>,
  choice: TicketChoice,
  type: TicketType | undefined,
  slot: TicketSlot | undefined,
  places: number,
): string[] {
  const limitAges = useAgeLimit(facts?.min_age);
  return listObstacles(choice, type, slot, places, type && limitAges(getChildAges(type)));
}
