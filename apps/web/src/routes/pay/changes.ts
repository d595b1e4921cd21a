import { formatPrice, parseFils } from '@aitours/domain/money';
import { array, enums, is, nonempty, nullable, string, type } from 'superstruct';
import type { Renewal } from '../../features/payment/payment.ts';
import { messages } from './messages.ts';

type Changes = Renewal['changes'];

const StateWithChanges = type({
  changes: nonempty(
    array(
      type({
        booking_number: string(),
        title: string(),
        outcome: enums(['taken_back', 'sold_out', 'price_changed']),
        previous_total: string(),
        total_amount: nullable(string()),
      }),
    ),
  ),
});

/** Reads from navigation state what has changed since the places were first held. */
export const readChangesFromState = (state: unknown): Changes | undefined =>
  is(state, StateWithChanges) ? state.changes : undefined;

/** Returns what has changed, one sentence per booking; one for all if everything was taken back. */
export function describeChanges(changes: Changes): string[] {
  if (changes.every(({ outcome }) => outcome === 'taken_back')) return [messages.allTakenBack];
  return changes.map(({ title, outcome, previous_total, total_amount }) => {
    const before = formatPrice(parseFils(previous_total));
    if (outcome === 'taken_back') return messages.takenBack(title, before);
    if (outcome === 'sold_out' || total_amount === null) return messages.soldOut(title);
    return messages.priceChanged(title, before, formatPrice(parseFils(total_amount)));
  });
}
