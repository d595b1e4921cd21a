import type { CalendarDate } from '@aitours/domain/dates';
import type { TicketType } from './sellable.ts';
import { type FlowStep, flowSteps, nothingChosen, type TicketChoice } from './ticketChoice.ts';

/** What can be chosen of an attraction. */
export interface Choosable {
  readonly dates: readonly CalendarDate[];
  readonly types: readonly Pick<TicketType, 'id' | 'child_price'>[];
}

/** The most tickets in one line of the cart. */
export const mostTickets = 99;

/**
 * The choice that an address holds, so that a reload, a shared link and the way back from the cart find it again. What
 * can't be chosen (any more), and what hangs on it, counts as not chosen; whether a time still has places shows once the
 * day's times are loaded.
 *
 * @example readChoice(new URLSearchParams('date=2030-03-01&ticket=301'), choosable).step // 'slot'
 * @example readChoice(new URLSearchParams('date=2020-03-01&ticket=301'), choosable) // nothingChosen
 */
export function readChoice(query: URLSearchParams, { dates, types }: Choosable): TicketChoice {
  const date = dates.find((each) => each === query.get('date')) ?? null;
  const type = date === null ? undefined : types.find(({ id }) => id === query.get('ticket'));
  const chosen = {
    date,
    typeId: type?.id ?? null,
    slotId: type ? query.get('time') || null : null,
    adults: countOf(query.get('adults')),
    children: type?.child_price === null ? 0 : countOf(query.get('children')),
  };
  const furthest = furthestStep(chosen);
  const asked = flowSteps.find((step) => step === query.get('step')) ?? furthest;
  const isAhead = flowSteps.indexOf(asked) > flowSteps.indexOf(furthest);
  return { ...nothingChosen, ...chosen, step: isAhead ? furthest : asked };
}

/**
 * An address's query with this choice in it, and whatever else it holds left alone.
 *
 * @example String(writeChoice(new URLSearchParams('from=mail'), { ...nothingChosen, adults: 2 })) // 'from=mail&adults=2'
 * @example String(writeChoice(new URLSearchParams('adults=2'), nothingChosen)) // ''
 */
export function writeChoice(query: URLSearchParams, choice: TicketChoice): URLSearchParams {
  const { date, typeId, slotId, adults, children, step } = choice;
  const written = new URLSearchParams(query);
  const parts = {
    date,
    ticket: typeId,
    time: slotId,
    adults: adults > 0 ? String(adults) : null,
    children: children > 0 ? String(children) : null,
    step: step === furthestStep(choice) ? null : step,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** The step that what has been chosen leads to. */
function furthestStep({ date, typeId, slotId }: Pick<TicketChoice, 'date' | 'typeId' | 'slotId'>): FlowStep {
  if (date === null) return 'date';
  if (typeId === null) return 'type';
  return slotId === null ? 'slot' : 'quantities';
}

function countOf(text: string | null): number {
  const count = Number(text ?? 0);
  return Number.isInteger(count) && count > 0 && count <= mostTickets ? count : 0;
}
