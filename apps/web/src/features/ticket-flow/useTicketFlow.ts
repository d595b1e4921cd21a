import { ApiProblem, errorText, type Input, isProblem, type Schema } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { cartMessages, ticketMessages } from '@aitours/domain/messages';
import { useState } from 'react';
import { useToday } from '../../platform/useToday.ts';
import { mostTickets } from './choiceInAddress.ts';
import type { TicketType } from './sellable.ts';
import { faresOf, isInCart, openDates, type ShownTicketQuote, shownQuote, type TicketSlot } from './sellable.ts';
import * as step from './ticketChoice.ts';
import { ticketPayload } from './ticketPayload.ts';
import { useTicketChoice } from './useTicketChoice.ts';
import { type TimeSlots, useTimeSlots } from './useTimeSlots.ts';

export interface TicketFlowOptions {
  /** Puts a line into the cart; rejects when the server refuses. */
  readonly addToCart: (item: Input<'addCartItem'>['body']) => Promise<void>;
  /** What is in the cart: the same tickets aren't added twice (TICKET-37). */
  readonly cartItems: readonly Schema<'CartItem'>[];
  /** They are in the cart (TICKET-39). */
  readonly onAdded: () => void;
}

/** The flow's state, and everything that can be done in it. */
export interface TicketFlow {
  readonly event: Schema<'Event'>;
  readonly choice: step.TicketChoice;
  readonly today: CalendarDate | undefined;
  /** The days that can be chosen, earliest first. */
  readonly dates: readonly CalendarDate[];
  readonly times: TimeSlots;
  readonly type: TicketType | undefined;
  readonly slot: TicketSlot | undefined;
  /** How many can be had at the chosen time. */
  readonly places: number;
  readonly quote: ShownTicketQuote | undefined;
  /** Whether one can go on, or add (TICKET-29, TICKET-30). */
  readonly canGoOn: boolean;
  /** Children would come alone (TICKET-31). */
  readonly lacksAdult: boolean;
  readonly isAdding: boolean;
  /** Why the tickets aren't in the cart. */
  readonly failure: string | undefined;
  readonly chooseDate: (date: CalendarDate) => void;
  readonly chooseType: (type: TicketType) => void;
  readonly chooseSlot: (slot: TicketSlot) => void;
  readonly chooseQuantity: (of: 'adults' | 'children', count: number) => void;
  readonly goBack: () => void;
  readonly goOn: () => void;
  readonly add: () => Promise<void>;
}

/** Choosing tickets in four steps (TICKET-21), then the cart. The choice stands in the address. */
export function useTicketFlow(event: Schema<'Event'>, options: TicketFlowOptions): TicketFlow {
  const today = useToday();
  const dates = today === undefined ? [] : openDates(event.available_dates, today);
  const [choice, setChoice] = useTicketChoice({ dates, types: event.ticket_types });
  const [failure, setFailure] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const times = useTimeSlots(event.slug, choice.date, choice.typeId);
  const type = event.ticket_types.find(({ id }) => id === choice.typeId);
  const slot = times.slots.find(({ id }) => id === choice.slotId);
  const lacksAdult = step.lacksAdult(choice, type?.child_requires_adult ?? false);
  const places = Math.min(slot?.available ?? mostTickets, mostTickets);
  const isOrder = slot !== undefined && !lacksAdult && choice.adults + choice.children <= places;
  const canGoOn = step.hasChoice(choice) && (choice.step !== 'quantities' || isOrder);

  const change = (next: step.TicketChoice) => {
    setFailure(undefined);
    setChoice(next);
  };

  const add = async () => {
    const { date, adults, children } = choice;
    if (!type || !slot || date === null || !canGoOn) return;
    if (isInCart(options.cartItems, { type, date, slot })) return setFailure(ticketMessages.duplicate);
    setFailure(undefined);
    setAdding(true);
    try {
      await options.addToCart(ticketPayload({ event, type, date, slot, adults, children }));
      options.onAdded();
    } catch (error) {
      if (isProblem(error, 'sold-out')) times.reload();
      setFailure(addFailureText(error));
    } finally {
      setAdding(false);
    }
  };

  return {
    event,
    choice,
    today,
    dates,
    times,
    type,
    slot,
    places,
    quote: type && slot && shownQuote(faresOf(type, slot), choice),
    canGoOn,
    lacksAdult,
    isAdding,
    failure,
    chooseDate: (date) => change(step.chooseDate(choice, date)),
    chooseType: ({ id, child_price }) => change(step.chooseType(choice, id, child_price !== null)),
    chooseSlot: ({ id }) => change(step.chooseSlot(choice, id)),
    chooseQuantity: (of, count) => change(step.chooseQuantity(choice, of, count)),
    goBack: () => change(step.goBack(choice)),
    goOn: () => change(step.goOn(choice)),
    add,
  };
}

/** The server's detail, else the status (CART-18); a reply that never came has its own text. */
const addFailureText = (error: unknown): string =>
  error instanceof ApiProblem ? (error.detail ?? cartMessages.addFailed(error.status)) : errorText(error);
