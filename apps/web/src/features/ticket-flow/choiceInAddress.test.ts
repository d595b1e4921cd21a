import { expect, it } from 'vitest';
import { readChoice, writeChoice } from './choiceInAddress.ts';
import { nothingChosen, type TicketChoice } from './ticketChoice.ts';

const choosable = {
  dates: ['2030-03-01', '2030-03-04'],
  types: [
    { id: '301', child_price: '60.00' },
    { id: '304', child_price: null },
  ],
};
const read = (query: string) => readChoice(new URLSearchParams(query), choosable);
const whole: TicketChoice = {
  step: 'quantities',
  date: '2030-03-01',
  typeId: '301',
  slotId: '403',
  adults: 2,
  children: 1,
};

it.each<[string, TicketChoice]>([
  ['nothing', nothingChosen],
  ['everything', whole],
  ['a step back', { ...whole, step: 'type' }],
  ['all the way back', { ...whole, step: 'date' }],
  ['a date', { ...nothingChosen, step: 'type', date: '2030-03-04' }],
  ['a ticket', { ...nothingChosen, step: 'slot', date: '2030-03-04', typeId: '304', adults: 3 }],
])('TICKET-21 TICKET-28 an address keeps %s', (_, choice) => {
  expect(readChoice(writeChoice(new URLSearchParams('from=mail'), choice), choosable)).toEqual(choice);
});

it.each([
  ['TICKET-22 a day without tickets, and with it ticket and time', 'date=2030-03-02&ticket=301&time=403'],
  ['TICKET-24 a ticket without a date', 'ticket=301&time=403'],
  ['TICKET-32 numbers that are none', 'adults=-1&children=many'],
  ['TICKET-32 more than a line of the cart takes', 'adults=100&children=1.5'],
  ['TICKET-29 a step that nothing was chosen for', 'step=quantities'],
  ['a step that there isn’t', 'step=pay'],
])('%s counts as not chosen', (_, query) => expect(read(query)).toEqual(nothingChosen));

it('TICKET-24 an unknown ticket type clears the ticket type', () => {
  expect(read('date=2030-03-01&ticket=999&time=403')).toEqual({ ...nothingChosen, step: 'type', date: '2030-03-01' });
});

it('TICKET-33 a ticket type that isn’t sold for children clears the children', () => {
  expect(read('date=2030-03-01&ticket=304&time=403&adults=1&children=2')).toMatchObject({ adults: 1, children: 0 });
});

it('preserves other parameters', () => {
  const query = new URLSearchParams('from=mail&date=2030-03-01&adults=2');
  expect(String(writeChoice(query, nothingChosen))).toBe('from=mail');
  expect(String(query)).toBe('from=mail&date=2030-03-01&adults=2');
});
