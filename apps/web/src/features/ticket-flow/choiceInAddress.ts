import type { CalendarDate } from '@aitours/domain/dates';
import { maxTickets } from '@aitours/domain/party';
import { useLocation, useSearch } from 'wouter';
import type { TicketType } from './sellable.ts';
import { type FlowStep, flowSteps, nothingChosen, type TicketChoice } from './ticketChoice.ts';

/** What an attraction offers to choose from. */
export interface Choosable {
  readonly dates: readonly CalendarDate[];
  readonly types: readonly Pick<TicketType, 'id' | 'child_price'>[];
}

/** Reads and writes the choice in the page's URL, replacing the history entry, so that back leaves the page. */
export function useTicketChoice(choosable: Choosable): [TicketChoice, (choice: TicketChoice) => void] {
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const choose = (choice: TicketChoice) => {
    const written = writeChoice(query, choice);
    navigate(written.size > 0 ? `${path}?${written}` : path, { replace: true });
  };
  return [readChoice(query, choosable), choose];
}

/**
 * Reads the choice from the URL, so that it survives reloads, sharing and the back button. Values that are no longer
 * available, and those that depend on them, count as not chosen; whether a slot has places is known once the slots have
 * loaded.
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
    adults: getCount(query.get('adults')),
    children: type?.child_price === null ? 0 : getCount(query.get('children')),
  };
  const furthest = getFurthestStep(chosen);
  const requested = flowSteps.find((step) => step === query.get('step')) ?? furthest;
  const isEarlierStep = flowSteps.indexOf(requested) > flowSteps.indexOf(furthest);
  return { ...nothingChosen, ...chosen, step: isEarlierStep ? furthest : requested };
}

/**
 * Returns a URL's query with this choice; other parameters are unchanged.
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
    step: step === getFurthestStep(choice) ? null : step,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** Returns the furthest step that the choice allows. */
function getFurthestStep({ date, typeId, slotId }: Pick<TicketChoice, 'date' | 'typeId' | 'slotId'>): FlowStep {
  if (date === null) return 'date';
  if (typeId === null) return 'type';
  return slotId === null ? 'slot' : 'quantities';
}

function getCount(text: string | null): number {
  const count = Number(text ?? 0);
  return Number.isInteger(count) && count > 0 && count <= maxTickets ? count : 0;
}
