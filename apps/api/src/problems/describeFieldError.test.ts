import { expect, test } from 'vitest';
import { describeFieldError } from './describeFieldError.ts';
import { invalidRequest } from './problems.ts';

test.each([
  ['details.adults', 'must be at most 10', 'Please choose at most 10 adults.'],
  ['cart_items.1.details.adults', 'must be at least 1', 'Please choose at least 1 adult.'],
  ['children', 'must be at least 1', 'Please choose at least 1 child.'],
  ['luggage', 'must be at least 1', 'Please choose at least 1 piece of luggage.'],
  ['infants', 'must be from 0 to 10', 'Please choose from 0 to 10 infants.'],
  ['adultQty', 'has an invalid format', 'Please choose a valid number of adults.'],
  ['firstName', 'is required', 'Please enter a first name.'],
  ['phone_number', 'must not be empty', 'Please enter a phone number.'],
  ['date', 'has an invalid format', 'Please choose a valid date.'],
  ['details.pickup', 'must be one of dubai, abu_dhabi', 'Please choose a valid pickup place.'],
  ['first_name', 'must have at most 100 characters', 'The first name must have at most 100 characters.'],
  ['time_slots.0.available_days', 'must be a list', 'The available days must be a list.'],
  ['end', 'must not be before the start', 'The last date must not be before the start.'],
  ['date', 'This date is over.', 'This date is over.'],
  ['email', 'Already in use', 'Already in use.'],
])('GAP-77 %s %s', (field, message, sentence) => {
  expect(describeFieldError(field, message)).toBe(sentence);
  expect(invalidRequest(null, { [field]: [message] }).body).toMatchObject({
    detail: sentence,
    errors: { [field]: [message] },
  });
});
