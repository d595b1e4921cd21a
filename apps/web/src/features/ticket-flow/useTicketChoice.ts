import { useLocation, useSearch } from 'wouter';
import { type Choosable, readChoice, writeChoice } from './choiceInAddress.ts';
import type { TicketChoice } from './ticketChoice.ts';

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
