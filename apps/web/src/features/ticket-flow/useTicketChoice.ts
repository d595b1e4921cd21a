import { useLocation, useSearch } from 'wouter';
import { type Choosable, readChoice, writeChoice } from './choiceInAddress.ts';
import type { TicketChoice } from './ticketChoice.ts';

/** The choice of the page's address, and how to change it; the way back still leads to the page before. */
export function useTicketChoice(choosable: Choosable): [TicketChoice, (choice: TicketChoice) => void] {
  const query = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const choose = (choice: TicketChoice) => {
    const written = writeChoice(query, choice);
    navigate(written.size > 0 ? `${path}?${written}` : path, { replace: true });
  };
  return [readChoice(query, choosable), choose];
}
