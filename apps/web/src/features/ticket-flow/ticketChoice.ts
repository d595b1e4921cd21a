import type { CalendarDate } from '@aitours/domain/dates';

/** In this order (TICKET-21). */
export const flowSteps = ['date', 'type', 'slot', 'quantities'] as const;
export type FlowStep = (typeof flowSteps)[number];

/** The state of the ticket flow. */
export interface TicketChoice {
  readonly step: FlowStep;
  readonly date: CalendarDate | null;
  readonly typeId: string | null;
  readonly slotId: string | null;
  readonly adults: number;
  readonly children: number;
}

export const nothingChosen: TicketChoice = {
  step: 'date',
  date: null,
  typeId: null,
  slotId: null,
  adults: 0,
  children: 0,
};

/** Changes the date, which clears ticket type and slot (TICKET-23). */
export const chooseDate = (choice: TicketChoice, date: CalendarDate): TicketChoice => ({
  ...choice,
  step: 'type',
  date,
  typeId: null,
  slotId: null,
});

/** Changes the ticket type (TICKET-24). A type that isn't sold for children clears their number. */
export const chooseType = (choice: TicketChoice, typeId: string, sellsChildren: boolean): TicketChoice => ({
  ...choice,
  step: 'slot',
  typeId,
  slotId: null,
  children: sellsChildren ? choice.children : 0,
});

/** Chooses a time slot (TICKET-27). */
export const chooseSlot = (choice: TicketChoice, slotId: string): TicketChoice => ({
  ...choice,
  step: 'quantities',
  slotId,
});

/**
 * Changes a quantity, at least 0 (TICKET-32).
 *
 * @example chooseQuantity(nothingChosen, 'adults', 2).adults // 2
 * @example chooseQuantity(nothingChosen, 'children', -1).children // 0
 */
export const chooseQuantity = (choice: TicketChoice, of: 'adults' | 'children', count: number): TicketChoice => ({
  ...choice,
  [of]: Math.max(0, count),
});

/** Returns to the previous step, if there is one (TICKET-28). */
export const goBack = (choice: TicketChoice): TicketChoice => ({ ...choice, step: stepBy(choice.step, -1) });

/** Continues to the next step if the current one is complete (TICKET-29). */
export const goNext = (choice: TicketChoice): TicketChoice =>
  hasChoice(choice) ? { ...choice, step: stepBy(choice.step, 1) } : choice;

const stepBy = (step: FlowStep, by: 1 | -1): FlowStep => flowSteps[flowSteps.indexOf(step) + by] ?? step;

/** Returns whether the current step is complete (TICKET-29). */
export function hasChoice({ step, date, typeId, slotId, adults, children }: TicketChoice): boolean {
  switch (step) {
    case 'date':
      return date !== null;
    case 'type':
      return typeId !== null;
    case 'slot':
      return slotId !== null;
    case 'quantities':
      return adults + children > 0;
  }
}
