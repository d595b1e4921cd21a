import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { checkEdit, type Edit, findEdit, getAges, toItemUpdate, toTimeUpdate } from './itemEdit.ts';

const { activityCartItem, ticketCartItem } = examples.getCartItem;
const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });
const activity = (edit: Partial<Extract<Edit, { of: 'activity' }>>): Edit => ({
  of: 'activity',
  party: party(2),
  pickup: 'dubai',
  address: 'Rove Downtown',
  slotId: '1101',
  ...edit,
});

test('CART-07 an activity’s editable values and its request', () => {
  const edit = findEdit(activityCartItem);
  expect(edit).toMatchObject({ of: 'activity', pickup: 'dubai', address: 'Rove Downtown, Al Mustaqbal Street' });
  expect(toItemUpdate(activity({ party: party(3, 1), pickup: 'ajman' }))).toEqual({
    adults: 3,
    children: 1,
    infants: 0,
    pickup: 'ajman',
    pickup_address: 'Rove Downtown',
  });
});

test('the start time of an activity is sent when it is another one, and stays otherwise', () => {
  const item = { ...activityCartItem, time_slot_id: '1101' };
  expect(findEdit(item)).toMatchObject({ slotId: '1101' });
  expect(toTimeUpdate(item, activity({ slotId: '1102' }))).toEqual({ activity_time_slot_id: '1102' });
  expect(toTimeUpdate(item, activity({ slotId: '1101' }))).toEqual({});
  expect(toTimeUpdate({ time_slot_id: null }, activity({ slotId: null }))).toEqual({});
  expect(toTimeUpdate(ticketCartItem, { of: 'ticket', party: party(2), hasChildTickets: true })).toEqual({});
});

test('QUIRK-22 ticket quantities are strings', () => {
  expect(findEdit(ticketCartItem)).toMatchObject({ of: 'ticket', hasChildTickets: true });
  expect(toItemUpdate({ of: 'ticket', party: party(2, 1), hasChildTickets: true })).toEqual({
    adultQty: '2',
    childQty: '1',
  });
});

test('CART-07 tickets have the ages of their type, and none without its attraction', () => {
  const { event } = examples.getTicket;
  expect(listAges(ticketCartItem, event)).toEqual(['from 13 years', '4 to 12 years', undefined]);
  const [type, ...others] = event.ticket_types;
  const adultsOnly = { ...event, ticket_types: [{ ...type!, child_price: null }, ...others] };
  expect(listAges(ticketCartItem, adultsOnly)).toEqual(['from 13 years', undefined, undefined]);
  expect(getAges(ticketCartItem, { ...event, ticket_types: others })).toEqual({});
  expect(getAges(ticketCartItem, undefined)).toEqual({});
});

const listAges = (...[item, event]: Parameters<typeof getAges>) => {
  const { adults, children, infants } = getAges(item, event);
  return [adults?.text, children?.text, infants?.text];
};

const only = (minAge: number) => `Only for people from ${minAge} years`;
test.each([
  [undefined, ['from 13 years', '2 to 12 years', 'under 2 years'], []],
  [4, ['from 13 years', '4 to 12 years', only(4)], ['infants']],
  [18, ['from 18 years', only(18), only(18)], ['children', 'infants']],
])('CART-07 the people of an activity from %o years have the ages of its page: %o', (minAge, texts, excluded) => {
  const item = { ...activityCartItem, ...(minAge !== undefined && { min_age: minAge }) };
  expect(listAges(item, undefined)).toEqual(texts);
  expect(Object.keys(checkEdit(activity({ party: party(2, 1, 1) }), getAges(item, undefined)))).toEqual(excluded);
  expect(checkEdit(activity({}), getAges(item, undefined))).toEqual({});
});

test('CART-07 children whom an attraction excludes have to be left out', () => {
  const item = { ...ticketCartItem, min_age: 13 };
  const { event } = examples.getTicket;
  const edit = (children: number): Edit => ({ of: 'ticket', party: party(2, children), hasChildTickets: true });
  expect(listAges(item, event)).toEqual(['from 13 years', only(13), undefined]);
  expect(checkEdit(edit(1), getAges(item, event))).toEqual({ children: `${only(13)}. Set this to 0 to save.` });
  expect(checkEdit(edit(0), getAges(item, event))).toEqual({});
});

test.each([
  ['CART-07 all is well', activity({}), {}],
  ['CART-07 only children', activity({ party: party(0, 2) }), { adults: 'Choose a number from 1 to 10.' }],
  ['CART-07 no people', activity({ party: party(0) }), { adults: 'Choose a number from 1 to 10.' }],
  ['CART-07 too many', activity({ party: party(11) }), { adults: 'Choose a number from 1 to 10.' }],
  ['CART-07 no pickup place', activity({ pickup: '' }), { pickup: 'Choose where you want to be picked up' }],
  ['CART-07 no hotel or address', activity({ address: ' -' }), { address: 'Enter your hotel or address' }],
  [
    'GAP-18 no tickets',
    { of: 'ticket', party: party(0), hasChildTickets: false } satisfies Edit,
    { adults: 'Choose at least one ticket.' },
  ],
  ['GAP-18 many tickets', { of: 'ticket', party: party(20, 5), hasChildTickets: true } satisfies Edit, {}],
])('%s', (_, edit, problems) => expect(checkEdit(edit, {})).toEqual(problems));

test('tickets for children alone can be edited, and no tickets at all can’t', () => {
  expect(checkEdit({ of: 'ticket', party: party(0, 2), hasChildTickets: true }, {})).toEqual({});
  expect(checkEdit({ of: 'ticket', party: party(0), hasChildTickets: true }, {})).toHaveProperty('adults');
});
