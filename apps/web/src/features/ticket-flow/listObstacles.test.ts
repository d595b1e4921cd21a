import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { listObstacles } from './listObstacles.ts';
import { chooseDate, chooseSlot, chooseType, nothingChosen, type TicketChoice } from './ticketChoice.ts';

const type = { ...examples.listTicketTypes.ticketTypes[0]!, child_requires_adult: true };
const slot = examples.listTicketTimeSlots.timeSlots[0]!;
const timed = chooseSlot(chooseType(chooseDate(nothingChosen, '2030-03-01'), type.id, true), slot.id);
const tooMany = 'Only 4 places are left at that time. Choose fewer tickets or another time.';
const noChildren = { text: 'From 12 years', isExcluded: true };

it.each<[string, Partial<TicketChoice>, string[]]>([
  ['no ticket', {}, ['Choose at least one ticket.']],
  ['as many as are left', { adults: 2, children: 2 }, []],
  ['more adults than places are left', { adults: 5 }, [tooMany]],
  ['more people than places are left, with children', { adults: 3, children: 2 }, [tooMany]],
  ['children without an adult', { children: 1 }, [expect.stringMatching(/adult/)]],
])('TICKET-30 TICKET-31 what prevents adding to the cart: %s', (_, quantities, obstacles) =>
  expect(listObstacles({ ...timed, ...quantities }, type, slot, 4, undefined)).toEqual(obstacles),
);

it('TICKET-29 what prevents continuing: nothing is chosen, the chosen time is no longer there, children are too young', () => {
  expect(listObstacles(nothingChosen, undefined, undefined, 0, undefined)).toEqual(['Choose a date to continue.']);
  expect(listObstacles({ ...timed, adults: 1 }, type, undefined, 4, undefined)).toEqual(['Choose a time to continue.']);
  const family = { ...timed, adults: 1, children: 1 };
  expect(listObstacles(family, type, slot, 4, noChildren)[0]).toContain('From 12 years');
  expect(listObstacles({ ...family, children: 0 }, type, slot, 4, noChildren)).toEqual([]);
});
