import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { createSeason, type PriceSeasonRow } from '../../shared/seasonsDraft.ts';
import {
  checkEventDraft,
  createEventDraft,
  createSlot,
  createType,
  type EventDraft,
  eventForm,
  toEventCopy,
  toEventDraft,
  toEventInput,
} from './eventDraft.ts';

const { staffEvent } = examples.getStaffTicket;
const stored = toEventDraft(staffEvent.event);
const [type] = stored.types;
const [slot] = stored.slots;
const withType = (part: Partial<EventDraft['types'][number]>): EventDraft => ({
  ...stored,
  types: [{ ...type!, ...part }],
});
const season: PriceSeasonRow = {
  ...createSeason(),
  name: ' High season ',
  startDate: '2030-12-20',
  endDate: '2031-01-05',
  days: [5, 6],
  adultPrice: '240',
  childPrice: '180.5',
};
const withSeason = (part: Partial<PriceSeasonRow>): EventDraft => withType({ seasons: [{ ...season, ...part }] });
const withSlot = (part: Partial<EventDraft['slots'][number]>): EventDraft => ({
  ...stored,
  slots: [{ ...slot!, ...part }],
});

test('GAP-59 saving an unchanged attraction sends what it is', () => {
  expect(toEventInput(stored)).toEqual(staffEvent.event);
});

test('GAP-59 what is left empty isn’t sent, or is null', () => {
  const draft = { ...withType({ childPrice: '', childFrom: '', childTo: '' }), slug: '', location: ' ', duration: '' };
  const input = toEventInput({ ...draft, types: [...draft.types, createType()], slots: [createSlot()] });
  expect(input).toMatchObject({ location: null, duration: null });
  expect(input.ticket_types[0]).toMatchObject({
    id: '301',
    child_price: null,
    child_min_age: null,
    child_max_age: null,
  });
  for (const added of [input.ticket_types[1], input.time_slots[0], input]) {
    expect(added).not.toHaveProperty('id');
    expect(added).not.toHaveProperty('slug');
  }
});

test('GAP-59 price seasons are sent with their ticket type, kept by a copy, and have a child price if the type has one', () => {
  const sent = toEventInput(withSeason({}));
  const wire = { name: 'High season', start_date: '2030-12-20', end_date: '2031-01-05', weekdays: [5, 6] };
  const price_seasons = [{ ...wire, adult_price: '240.00', child_price: '180.50' }];
  expect(sent.ticket_types[0]).toEqual({ ...staffEvent.event.ticket_types[0], price_seasons });
  expect(toEventInput(toEventDraft(sent))).toEqual(sent);
  expect(toEventInput(toEventCopy(withSeason({}))).ticket_types[0]?.price_seasons).toEqual(price_seasons);
  const adultsOnly = { ...withSeason({}).types[0]!, childPrice: '', childFrom: '', childTo: '' };
  const draft = { ...stored, types: [adultsOnly] };
  expect(checkEventDraft(draft)).toEqual({});
  expect(toEventInput(draft).ticket_types[0]?.price_seasons?.[0]?.child_price).toBeNull();
});

test('GAP-59 the errors of a new attraction are those of its required fields, in the order of the form', () => {
  expect(Object.keys(checkEventDraft(createEventDraft()))).toEqual([
    ...['title', 'event_type', 'description', 'venue', 'start_date', 'end_date'],
    ...['ticket_types.0.name', 'ticket_types.0.adult_price', 'ticket_types.0.adult_min_age'],
    ...['time_slots.0.name', 'time_slots.0.time'],
  ]);
  expect(checkEventDraft(stored)).toEqual({});
});

test.each<[string, EventDraft]>([
  ['ticket_types', { ...stored, types: [] }],
  ['time_slots', { ...stored, slots: [] }],
  ['duration', { ...stored, duration: '0' }],
  ['slug', { ...stored, slug: 'Sky Garden' }],
  ['end_date', { ...stored, endDate: '2029-12-31' }],
  ['ticket_types.0.child_min_age', withType({ childFrom: '' })],
  ['ticket_types.0.adult_min_age', withType({ adultAge: '12' })],
  ['time_slots.0.price_adjustment', withSlot({ price: '-500' })],
  ['ticket_types.0.price_seasons.0.name', withSeason({ name: ' ' })],
  ['ticket_types.0.price_seasons.0.start_date', withSeason({ startDate: '' })],
  ['ticket_types.0.price_seasons.0.end_date', withSeason({ endDate: '2030-12-19' })],
  ['ticket_types.0.price_seasons.0.adult_price', withSeason({ adultPrice: '1,5' })],
  ['ticket_types.0.price_seasons.0.child_price', withSeason({ childPrice: '' })],
  ['ticket_types.0.price_seasons.0.weekdays', withSeason({ days: [] })],
  ['ticket_types.0.price_seasons.1.start_date', withType({ seasons: [season, season] })],
  ['time_slots.0.price_adjustment', { ...withSeason({ adultPrice: '10' }), slots: [{ ...slot!, price: '-20' }] }],
  ['ticket_types.0.adult_price', withType({ adultPrice: '1,5' })],
  ['ticket_types.0.adult_min_age', withType({ adultAge: '121' })],
  ['ticket_types.0.child_price', withType({ childPrice: 'free' })],
  ['ticket_types.0.child_min_age', withType({ childFrom: 'x' })],
  ['ticket_types.0.child_max_age', withType({ childTo: '-1' })],
  ['time_slots.0.name', withSlot({ name: ' ' })],
  ['time_slots.0.time', withSlot({ time: '' })],
  ['time_slots.0.price_adjustment', withSlot({ price: '--5' })],
])('GAP-59 an invalid value is an error of %s', (name, draft) => {
  expect(Object.keys(checkEventDraft(draft))).toEqual([name]);
  expect(eventForm.listFields(draft)).toContain(name);
});

test.each([
  ['-15', '-15.00'],
  ['7.5', '7.50'],
  ['0', '0.00'],
])('GAP-59 an adjustment of %s is sent as %s', (price, wire) => {
  expect(checkEventDraft(withSlot({ price }))).toEqual({});
  expect(toEventInput(withSlot({ price })).time_slots[0]?.price_adjustment).toBe(wire);
});

test('GAP-59 a copy has another title, no address yet, and ticket types and admission times of its own', () => {
  const input = toEventInput(toEventCopy(stored));
  expect(input.title).toBe(`Copy of ${staffEvent.event.title}`);
  for (const part of [input, ...input.ticket_types, ...input.time_slots])
    for (const name of ['id', 'slug']) expect(part).not.toHaveProperty(name);
  expect(input.ticket_types[0]).toMatchObject({ name: 'Levels 124 and 125', adult_price: '189.00' });
});

test('GAP-59 cancellation terms are checked and sent', () => {
  const [term] = toEventDraft({ ...staffEvent.event, cancellation_terms: [{ hours_before: 48, percent: 50 }] }).terms;
  const withTerm = (part: object): EventDraft => ({ ...stored, terms: [{ ...term!, ...part }] });
  expect(toEventInput(withTerm({})).cancellation_terms).toEqual([{ hours_before: 48, percent: 50 }]);
  expect(Object.keys(checkEventDraft(withTerm({ percent: '101' })))).toEqual(['cancellation_terms.0.percent']);
  expect(eventForm.listFields(withTerm({}))).toContain('cancellation_terms.0.percent');
});

test('facts of an attraction are sent without blanks; errors are at their fields', () => {
  const { facts: _, ...without } = staffEvent.event;
  expect(toEventInput(toEventDraft(without))).not.toHaveProperty('facts');
  const draft: EventDraft = { ...toEventDraft(without), stroller: 'no', bring: ' Hat \n', meetingDirections: ' ' };
  expect(toEventInput(draft).facts).toEqual({ stroller: false, bring: ['Hat'] });
  const wrong = { minAge: '100', meetingName: 'Gate 4', ramadanOpens: '10:00', ramadanCloses: '' };
  const errors = Object.keys(checkEventDraft({ ...stored, ...wrong }));
  const point = ['facts.meeting_point.latitude', 'facts.meeting_point.longitude'];
  expect(errors).toEqual(['facts.min_age', 'facts.ramadan_hours.closes', ...point]);
  const hours = { opens: '20:00', closes: '02:00' };
  const known = toEventDraft({ ...without, facts: { ramadan_hours: hours } });
  expect(toEventInput(known).facts).toEqual({ ramadan_hours: hours });
  expect(checkEventDraft(known)).toEqual({});
  expect(eventForm.listFields(stored)).toEqual(expect.arrayContaining([...errors, 'facts.meeting_point.picture']));
});

test('the languages of the guides are sent without blanks; a long one is an error at its field', () => {
  const draft: EventDraft = { ...toEventDraft(staffEvent.event), languages: ' Welsh \n\nArabic' };
  expect(toEventInput(draft).languages).toEqual(['Welsh', 'Arabic']);
  expect(toEventDraft(toEventInput(draft)).languages).toBe('Welsh\nArabic');
  expect(toEventInput({ ...draft, languages: ' ' })).not.toHaveProperty('languages');
  expect(Object.keys(checkEventDraft({ ...draft, languages: 'x'.repeat(41) }))).toEqual(['languages']);
  expect(eventForm.listFields({ ...draft, languages: '' })).toContain('languages');
});
