/** What to do with a field, and what it is called. Other fields are named by their words: "the start date". */
const requests: Readonly<Record<string, string>> = {
  activity_date: 'choose a date',
  activity_id: 'choose an activity',
  activity_time_slot_id: 'choose a time',
  addons: 'choose the extras',
  adult_qty: 'choose the number of adults',
  adults: 'choose the number of adults',
  booking_type: 'choose what to book',
  cart_items: 'choose what to book',
  child_qty: 'choose the number of children',
  children: 'choose the number of children',
  children25: 'choose the number of children aged 2 to 4',
  children512: 'choose the number of children aged 5 to 12',
  content: 'write a comment',
  customizations: 'choose the changes for each day',
  date: 'choose a date',
  date_time_slot_id: 'choose a time',
  day_number: 'choose a day',
  dropoff: 'enter a drop-off place',
  dropoff_location: 'enter a drop-off place',
  email: 'enter an e-mail address',
  end: 'choose a last date',
  end_date: 'choose a last date',
  event_date: 'choose a date',
  event_id: 'choose an attraction',
  first_name: 'enter a first name',
  infants: 'choose the number of infants',
  is_private: 'choose a shared or private visit',
  journey_date: 'choose a date',
  journey_time: 'choose a time',
  last_name: 'enter a last name',
  luggage: 'choose the number of pieces of luggage',
  message: 'write a message',
  otp: 'enter the code from the e-mail',
  page: 'choose a page',
  parent: 'choose a comment to reply to',
  passengers: 'choose the number of passengers',
  password: 'enter a password',
  payment_method: 'choose a payment method',
  phone: 'enter a phone number',
  phone_number: 'enter a phone number',
  pickup: 'choose a pickup place',
  pickup_address: 'enter a hotel or address',
  pickup_location: 'enter a pickup place',
  q: 'enter what to search for',
  quantity: 'choose the number of items',
  return_date: 'choose a date for the return',
  return_time: 'choose a time for the return',
  start: 'choose a first date',
  start_date: 'choose a first date',
  ticket_type_id: 'choose a ticket type',
  time: 'choose a time',
  vehicle_id: 'choose a vehicle',
};

const COUNT = 'the number of ';

/**
 * Returns a validation message as a sentence for travellers. A message that is a sentence already is returned unchanged.
 *
 * @param field with its path: `cart_items.0.details.adults`
 * @param message follows the field's name: "must be at most 10"
 * @example describeFieldError('details.adults', 'must be at most 10') // 'Please choose at most 10 adults.'
 */
export function describeFieldError(field: string, message: string): string {
  if (/^[A-Z]/.test(message)) return message.endsWith('.') ? message : `${message}.`;
  if (message === 'is unknown') return 'The request has an unknown parameter.';
  const { verb, article, noun } = getWording(field);
  const [, limit] = /^must be (at most \d+|at least \d+|from \d+ to \d+)$/.exec(message) ?? [];
  if (limit && article === COUNT) return `Please ${verb} ${limit} ${limit === 'at least 1' ? singular(noun) : noun}.`;
  if (/^(is required|must not be empty)/.test(message)) return `Please ${verb} ${article}${noun}.`;
  if (/^(has an invalid format|must be (a valid|one of|a text|a whole number|a number))/.test(message))
    return `Please ${verb} a valid ${article === COUNT ? `number of ${noun}` : noun}.`;
  return `The ${article === COUNT ? `number of ${noun}` : noun} ${message}.`;
}

function getWording(field: string): { readonly verb: string; readonly article: string; readonly noun: string } {
  const names = field.split('.').filter((part) => !/^\d+$/.test(part));
  const words = (names.at(-1) ?? field).replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  const text = requests[words] ?? `enter the ${words.replaceAll(/[^a-z0-9]+/g, ' ').trim()}`;
  const [, verb = '', article = '', noun = ''] = /^(\w+) (the number of |an? |the |)(.*)$/.exec(text) ?? [];
  return { verb, article, noun };
}

const singular = (noun: string): string => noun.replace('children', 'child').replace(/s\b/, '');
