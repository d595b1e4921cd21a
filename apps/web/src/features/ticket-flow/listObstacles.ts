import { ticketMessages } from '@aitours/domain/messages';
import { type AgeLimit, lacksAdult } from '@aitours/domain/party';
import { messages } from './messages.ts';
import type { TicketSlot, TicketType } from './sellable.ts';
import { hasChoice, type TicketChoice } from './ticketChoice.ts';

/**
 * Lists what prevents the current step from continuing (TICKET-29 to TICKET-31).
 *
 * @param places left in the slot
 * @param childAges of the ticket type, compared with those that the attraction takes
 */
export function listObstacles(
  choice: TicketChoice,
  type: TicketType | undefined,
  slot: TicketSlot | undefined,
  places: number,
  childAges: AgeLimit | undefined,
): string[] {
  const missing = hasChoice(choice) ? [] : [messages.missing[choice.step]];
  if (choice.step !== 'quantities') return missing;
  if (!slot) return [messages.missing.slot];
  const isAlone = lacksAdult(choice, type?.child_requires_adult ?? false);
  const isTooMany = choice.adults + choice.children > places;
  return [
    ...missing,
    ...(isAlone ? [ticketMessages.adultRequired] : []),
    ...(childAges?.isExcluded && choice.children > 0 ? [messages.noChildren(childAges.text)] : []),
    ...(isTooMany ? [messages.tooMany(places)] : []),
  ];
}
