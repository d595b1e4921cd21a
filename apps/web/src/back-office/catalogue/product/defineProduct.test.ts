import { examples } from '@aitours/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { activity } from '../activities/activity.tsx';
import { article } from '../articles/article.tsx';
import { attraction } from '../attractions/attraction.tsx';
import { cruise } from '../cruises/cruise.tsx';
import { destination } from '../destinations/destination.tsx';
import { tour } from '../tours/tour.tsx';
import { vehicle } from '../vehicles/vehicle.tsx';

const { staffPost } = examples.getStaffPost;
const { staffEvent } = examples.getStaffTicket;
const { staffActivity } = examples.getStaffActivity;

/** Returns the names of the fields with an error, in the order of the summary. */
const findErrors = <Draft>(
  { form, createFirst }: { form: { check: (draft: Draft) => object }; createFirst: () => Draft },
  part: Partial<Draft> = {},
) => Object.keys(form.check({ ...createFirst(), ...part }));

describe('the errors of a form are in the order of its fields', () => {
  test('cruise', () => {
    const names = ['name', 'teaser', 'description', 'price', 'capacity', 'duration', 'location', 'amenities'];
    expect(findErrors(cruise)).toEqual(names);
  });

  test('destination, of which each page shows other fields', () => {
    expect(findErrors(destination)).toEqual(['name']);
    expect(findErrors(destination, { rating: 'good' })).toEqual(['name']);
    expect(findErrors(destination, { shown_on: 'saudi-arabia', rating: 'good' })).toEqual([
      ...['name', 'description', 'city', 'duration', 'price', 'rating'],
    ]);
  });

  test('vehicle', () => {
    expect(findErrors(vehicle)).toEqual([
      ...['name', 'category', 'description', 'max_passengers', 'max_luggage', 'price'],
    ]);
  });

  test('article', () => {
    expect(findErrors(article, { slug: 'Not a slug', time: '09:00', featured_image: 'dunes' })).toEqual([
      ...['title', 'slug', 'category', 'author_name', 'excerpt', 'content', 'featured_image_alt', 'published_at'],
    ]);
  });

  test('activity', () => {
    expect(findErrors(activity, { languages: 'x'.repeat(41), minAge: '100' })).toEqual([
      ...['title', 'description', 'location', 'base_price', 'languages', 'facts.min_age'],
    ]);
  });

  test('attraction', () => {
    expect(findErrors(attraction)).toEqual([
      ...['title', 'event_type', 'description', 'venue', 'start_date', 'end_date'],
      ...['ticket_types.0.name', 'ticket_types.0.adult_price', 'ticket_types.0.adult_min_age'],
      ...['time_slots.0.name', 'time_slots.0.time'],
    ]);
  });

  test('tour', () => {
    expect(findErrors(tour)).toEqual([
      ...['title', 'tour_type', 'description', 'base_price', 'days.0.title', 'days.0.description'],
    ]);
  });
});

test('dates of articles are in Dubai, and a day without a time starts at midnight', () => {
  expect(article.toDraft({ ...staffPost, published_at: '2030-02-18T20:30:00Z' })).toMatchObject({
    date: '2030-02-19',
    time: '00:30',
  });
  const draft = { ...article.createFirst(), date: '2030-02-19' };
  expect(article.toInput(draft).published_at).toBe('2030-02-18T20:00:00.000Z');
});

test.each([
  ['3', '03:00:00'],
  ['3:30', '03:30:00'],
  ['120:05', '120:05:00'],
])('a duration of %s is sent as %s', (text, wire) => {
  const draft = { ...activity.toDraft(staffActivity.activity), duration: text };
  expect(activity.form.check(draft)).toEqual({});
  expect(activity.toInput(draft).duration).toBe(wire);
});

test.each([
  ['-15', '-15.00'],
  ['7.5', '7.50'],
  ['0', '0.00'],
])('an adjustment of %s is sent as %s', (price, wire) => {
  const stored = attraction.toDraft(staffEvent.event);
  const draft = { ...stored, slots: stored.slots.map((slot) => ({ ...slot, price })) };
  expect(attraction.form.check(draft)).toEqual({});
  expect(attraction.toInput(draft).time_slots[0]?.price_adjustment).toBe(wire);
});

test('a date of an attraction before the first is an error at its field', () => {
  const draft = { ...attraction.toDraft(staffEvent.event), end_date: '2029-12-31' };
  expect(Object.keys(attraction.form.check(draft))).toEqual(['end_date']);
});

test('facts are sent without blanks, and not at all if nothing is known', () => {
  const { facts: _, ...without } = staffEvent.event;
  const draft = attraction.toDraft(without);
  expect(attraction.toInput(draft)).not.toHaveProperty('facts');
  expect(attraction.toInput({ ...draft, stroller: 'no', bring: ' Hat \n', meetingDirections: ' ' }).facts).toEqual({
    stroller: false,
    bring: ['Hat'],
  });
});
