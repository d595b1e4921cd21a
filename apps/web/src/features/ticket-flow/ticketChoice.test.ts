import { describe, expect, it } from 'vitest';
import {
  chooseDate,
  chooseQuantity,
  chooseSlot,
  chooseType,
  flowSteps,
  goBack,
  goNext,
  hasChoice,
  nothingChosen,
} from './ticketChoice.ts';

const dated = chooseDate(nothingChosen, '2030-03-01');
const typed = chooseType(dated, '301', true);
const timed = chooseSlot(typed, '403');

describe('choosing tickets', () => {
  it('TICKET-21 date, ticket type, time slot, quantities', () => {
    expect(flowSteps).toEqual(['date', 'type', 'slot', 'quantities']);
    expect([nothingChosen, dated, typed, timed].map(({ step }) => step)).toEqual(flowSteps);
  });

  it('TICKET-23 another date clears ticket type and slot', () => {
    expect(chooseDate(timed, '2030-03-02')).toEqual({ ...dated, date: '2030-03-02' });
  });

  it('TICKET-24 another ticket type clears the slot', () => {
    expect(chooseType(timed, '302', true)).toEqual({ ...typed, typeId: '302' });
  });

  it('TICKET-33 a type without child tickets clears the children', () => {
    const family = { ...timed, adults: 2, children: 3 };
    expect(chooseType(family, '304', false).children).toBe(0);
    expect(chooseType(family, '302', true).children).toBe(3);
  });

  it('TICKET-27 a slot leads to the quantities', () => expect(timed.step).toBe('quantities'));

  it('TICKET-28 back returns one step and keeps the choice', () => {
    expect(goBack(timed)).toEqual({ ...timed, step: 'slot' });
    expect(goBack(nothingChosen)).toEqual(nothingChosen);
  });

  it('TICKET-29 next requires a choice', () => {
    expect(hasChoice(nothingChosen)).toBe(false);
    expect(goNext(nothingChosen)).toEqual(nothingChosen);
    for (const chosen of [dated, typed, timed]) {
      expect(hasChoice(chosen)).toBe(false);
      expect(hasChoice(goBack(chosen))).toBe(true);
      expect(goNext(goBack(chosen))).toEqual(chosen);
    }
  });

  it('TICKET-30 at least one ticket', () => {
    expect(hasChoice(timed)).toBe(false);
    expect(hasChoice({ ...timed, adults: 1 })).toBe(true);
    expect(hasChoice({ ...timed, children: 1 })).toBe(true);
  });

  it('TICKET-32 never below zero', () => {
    expect(chooseQuantity(timed, 'adults', -1).adults).toBe(0);
    expect(chooseQuantity(timed, 'children', 4).children).toBe(4);
  });
});
