import { type Input, isProblem, type Schema } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { ticketMessages } from '@aitours/domain/messages';
import { maxTickets } from '@aitours/domain/party';
import { useState } from 'react';
import { addFailureMessage } from '../../platform/addFailureMessage.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { useToday } from '../../platform/useToday.ts';
import { useTicketChoice } from './choiceInAddress.ts';
import { listObstacles } from './listObstacles.ts';
import type { ShownTicketQuote, TicketSlot, TicketType } from './sellable.ts';
import { findChildAges, formatTicketQuote, getFares, isInCart, openDates } from './sellable.ts';
import * as step from './ticketChoice.ts';
import { createTicketPayload } from './ticketPayload.ts';
import { type TimeSlots, useTimeSlots } from './useTimeSlots.ts';

export interface TicketFlowOptions {
  /** Adds an item to the cart; rejects when the server rejects it. */
  readonly addToCart: (item: Input<'addCartItem'>['body']) => Promise<void>;
  /** Items in the cart: the same tickets can't be added twice (TICKET-37). */
  readonly cartItems: readonly Schema<'CartItem'>[];
  /** Called after the tickets were added (TICKET-39). */
  readonly onAdded: () => void;
}

/** State and actions of the ticket flow. */
export interface TicketFlow {
  readonly event: Schema<'Event'>;
  readonly choice: step.TicketChoice;
  readonly today: CalendarDate | undefined;
  /** Selectable dates, earliest first. */
  readonly dates: readonly CalendarDate[];
  readonly times: TimeSlots;
  readonly type: TicketType | undefined;
  readonly slot: TicketSlot | undefined;
  /** Places left in the chosen slot. */
  readonly places: number;
  readonly quote: ShownTicketQuote | undefined;
  /** What prevents continuing or adding to the cart (TICKET-29 to TICKET-31). */
  readonly obstacles: readonly string[];
  readonly isAdding: boolean;
  /** The error message when adding failed. */
  readonly failure: string | undefined;
  readonly chooseDate: (date: CalendarDate) => void;
  readonly chooseType: (type: TicketType) => void;
  readonly chooseSlot: (slot: TicketSlot) => void;
  readonly chooseQuantity: (of: 'adults' | 'children', count: number) => void;
  readonly goBack: () => void;
  readonly goNext: () => void;
  readonly add: () => Promise<void>;
}

/** Manages choosing tickets in four steps (TICKET-21) and adding them to the cart. The choice is stored in the URL. */
export function useTicketFlow(event: Schema<'Event'>, options: TicketFlowOptions): TicketFlow {
  const today = useToday();
  const dates = today === undefined ? [] : openDates(event.available_dates, today);
  const [choice, setChoice] = useTicketChoice({ dates, types: event.ticket_types });
  const [failure, setFailure] = useState<string>();
  const { isPending: isAdding, submit } = useSubmitOnce();
  const format = usePriceFormat('ticketFlow');
  const { date } = choice;
  const times = useTimeSlots(event.slug, date, choice.typeId);
  const type = event.ticket_types.find(({ id }) => id === choice.typeId);
  const slot = times.slots.find(({ id }) => id === choice.slotId);
  const places = Math.min(slot?.available ?? maxTickets, maxTickets);
  const obstacles = listObstacles(choice, type, slot, places, findChildAges(event, type));

  const change = (next: step.TicketChoice) => {
    setFailure(undefined);
    setChoice(next);
  };

  const add = async () => {
    const { adults, children } = choice;
    if (!type || !slot || date === null || obstacles.length > 0) return;
    if (isInCart(options.cartItems, { type, date, slot })) return setFailure(ticketMessages.duplicate);
    setFailure(undefined);
    try {
      await options.addToCart(createTicketPayload({ event, type, date, slot, adults, children }));
      options.onAdded();
    } catch (error) {
      if (isProblem(error, 'sold-out')) times.reload();
      setFailure(addFailureMessage(error));
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
    quote: type && slot && date !== null ? formatTicketQuote(getFares(type, date, slot), choice, format) : undefined,
    obstacles,
    isAdding,
    failure,
    chooseDate: (date) => change(step.chooseDate(choice, date)),
    chooseType: ({ id, child_price }) => change(step.chooseType(choice, id, child_price !== null)),
    chooseSlot: ({ id }) => change(step.chooseSlot(choice, id)),
    chooseQuantity: (of, count) => change(step.chooseQuantity(choice, of, count)),
    goBack: () => change(step.goBack(choice)),
    goNext: () => change(step.goNext(choice)),
    add: () => submit(add),
  };
}
