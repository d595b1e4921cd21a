import type { DestinationError } from '@aitours/domain/catalogue';
import { publicationMessages } from '../product/publicationMessages.ts';

/** Texts of the list and the form of destinations, for staff. */
export const destinationMessages = {
  title: 'Destinations',
  lead: 'Places on the home page and on the page of Saudi Arabia, in all states and in their order.',
  search: 'Search by name or city',
  loadingList: 'Loading the destinations',
  failedList: 'We couldn’t load the destinations',
  create: 'New destination',
  columns: { name: 'Name', shownOn: 'Page', city: 'City' },
  places: { home: 'Home page', 'saudi-arabia': 'Saudi Arabia' },
  newTitle: 'New destination',
  newLead: 'It is a draft until you publish it.',
  loading: 'Loading the destination',
  failed: 'We couldn’t load the destination',
  unknown: 'There is no such destination',
  unknownText: 'Its address may be wrong.',
  form: 'Destination',
  created: 'The draft is saved.',
  saved: 'The destination is saved.',
  ...publicationMessages,
  stateHints: {
    draft: 'Only staff see it.',
    published: 'Travellers see it. Changes are visible as soon as they are saved.',
    archived: 'It isn’t shown any more.',
  },
  stateDone: {
    draft: 'The destination is a draft.',
    published: 'The destination is published.',
    archived: 'The destination is archived.',
  },
  toList: 'All destinations',
  toPage: 'See its page in the shop',
  labels: {
    shown_on: 'Page',
    name: 'Name',
    description: 'Description',
    search: 'The card leads to things to do that match',
    city: 'City',
    duration: 'Duration',
    price: 'Price, as text',
    rating: 'Rating',
  },
  hints: {
    shown_on: 'It can’t be changed later.',
    search: 'Empty: the name. Travellers see what a search for this text finds.',
    city: 'The page has a tab for each city.',
    duration: 'Such as 3 hours.',
    price: 'Such as from AED 180.',
    rating: 'From 0 to 5, such as 4.8. Empty: none is shown.',
    position:
      'Destinations with a lower number come first. Empty: a new destination comes last, another one keeps its place.',
  },
  groups: { texts: 'Texts', card: 'Card', picture: 'Picture' },
  homeText: 'Text below the name',
  homeTextHint:
    'Empty: “Things to do”. The first four destinations show a number of tours instead, if the shop shows such numbers.',
  saudiLink:
    'The card leads to the attraction whose address ends with the id of this destination. While there is none, its page says that it can’t be booked yet.',
  badRating: 'Enter a number from 0 to 5, such as 4.8',
  rules: {
    'no-alt': 'Say what the picture shows',
    missing: 'Please fill this in',
  } satisfies Readonly<Record<DestinationError, string>>,
};
