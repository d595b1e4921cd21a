import type { CalendarDate } from '@aitours/domain/dates';

/** In this order (TICKET-21). */
export const flowSteps = ['date', 'type', 'slot', 'quantities'] as const;
export type FlowStep = (typeof flowSteps)[number];

/** Everything someone has chosen of an attraction's tickets. */
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

/** TICKET-23: another date, other tickets and times. */
export const chooseDate = (choice: TicketChoice, date: CalendarDate): TicketChoice => ({
  ...choice,
  step: 'type',
  date,
  typeId: null,
  slotId: null,
});

/** TICKET-24. A type of ticket that isn't sold for children takes none along. */
export const chooseType = (choice: TicketChoice, typeId: string, sellsChildren: boolean): TicketChoice => ({
  ...choice,
  step: 'slot',
  typeId,
  slotId: null,
  children: sellsChildren ? choice.children : 0,
});

/** TICKET-27 */
export const chooseSlot = (choice: TicketChoice, slotId: string): TicketChoice => ({
  ...choice,
  step: 'quantities',
  slotId,
});

/**
 * TICKET-32: never below none.
 *
 * @example chooseQuantity(nothingChosen, 'adults', 2).adults // 2
 * @example chooseQuantity(nothingChosen, 'children', -1).children // 0
 */
export const chooseQuantity = (choice: TicketChoice, of: 'adults' | 'children', count: number): TicketChoice => ({
  ...choice,
  [of]: Math.max(0, count),
});

/** TICKET-28: one step back; from the first there is none. */
export const goBack = (choice: TicketChoice): TicketChoice => ({ ...choice, step: stepBy(choice.step, -1) });

/** One step on, if the step in hand has a choice (TICKET-29). */
export const goOn = (choice: TicketChoice): TicketChoice =>
  hasChoice(choice) ? { ...choice, step: stepBy(choice.step, 1) } : choice;

const stepBy = (step: FlowStep, by: 1 | -1): FlowStep => flowSteps[flowSteps.indexOf(step) + by] ?? step;

/** Whether the step in hand has been answered (TICKET-29). */
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

/**
 * Whether children would come alone on tickets that ask for an adult (TICKET-30, TICKET-31).
 *
 * @example lacksAdult({ adults: 0, children: 1 }, true) // true
 * @example lacksAdult({ adults: 0, children: 1 }, false) // false
 */
export const lacksAdult = (
  { adults, children }: Pick<TicketChoice, 'adults' | 'children'>,
  childRequiresAdult: boolean,
): boolean => childRequiresAdult && children > 0 && adults === 0;
