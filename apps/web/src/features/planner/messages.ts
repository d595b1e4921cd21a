import type { LeftOutReason, PrayerName } from '@aitours/domain/planner';
import type { ShownPlan } from './parsePlan.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Within a sentence. */
const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const reasons: Readonly<Record<LeftOutReason, string>> = {
  noTime: 'No time left on these days',
  tooDear: 'Over the remaining budget',
  otherInterests: 'Doesn’t match your interests',
  notChosen: 'Other places match better',
  full: 'Too few places left',
  closed: 'Closed on these days',
  outsideHours: 'Outside your hours',
  heat: 'Outdoors in the midday heat',
  prayers: 'Leaves no time for a prayer',
  tooYoung: 'Not for the youngest child',
  notAccessible: 'Not known to suit wheelchairs or strollers',
  otherDiet: 'No meal for your diet',
  groupTooLarge: 'Only for smaller groups',
  overnight: 'Ends after midnight',
  elsewhere: 'In another place',
  unwanted: 'You left it out',
  unknown: 'Location or duration unknown',
};

const unmetReasons: Readonly<Record<ShownPlan['unmet'][number]['reason'], string>> = {
  ...reasons,
  noSuchPlace: 'We have nothing of that kind',
  unknownHotel: 'We don’t know where that is, so the drives from and to it aren’t counted',
  bookedSeparately: 'It is a tour: it takes its own days and is booked on its own page, not in the cart',
};

const prayerNames: Readonly<Record<Exclude<PrayerName, 'friday'>, string>> = {
  fajr: 'Fajr',
  dhuhr: 'Dhuhr',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
};

export const messages = {
  chat: 'Talk to the planner',
  conversation: 'Conversation',
  greeting:
    'Hello! Tell me where and when you would like to go, how many people travel, what you like, and your budget. I plan your days from what we sell.',
  /** In the assistant's frame. */
  framedChat: 'Talk to the assistant',
  framedGreeting:
    'Hello! Ask me about booking, cancelling, refunds, pickups or your own bookings. Or tell me where and when you would like to go, and I plan your days from what we sell.',
  welcomeBack: 'Welcome back! Your preferences from last time are shown below. Change them, or create a plan.',
  speakers: { user: 'You', assistant: 'Planner' },
  replying: 'The planner is replying…',
  message: 'Your message',
  messageHint: 'Enter sends the message, Shift + Enter starts a new line.',
  send: 'Send',
  starters: [
    '3 days trip to Dubai from next Friday, budget 1500',
    'Next weekend in Abu Dhabi with kids 4 and 7',
    'We are vegetarian and love food and the desert',
  ],
  startersLabel: 'For example',
  preferences: 'Your preferences',
  noPreferences: 'No preferences yet. Describe your trip to the planner.',
  startOver: 'Start over',
  generate: 'Generate Itinerary',
  planning: 'Planning your days…',
  none: 'No Itinerary Generated Yet',
  noneHint: 'Tell the planner where and when you travel. Your plan appears here as a map and a list.',
  title: (days: number, destination: string) =>
    `${count(days, 'day', 'days')}${destination ? ` in ${destination}` : ''}`,
  planTitle: 'Your itinerary',
  forPeople: (total: string, people: number) => `${total} for ${count(people, 'person', 'people')}`,
  priceNote: 'The prices and places left are from the time of planning. Nothing is reserved yet.',
  route: (summary: string) => `Whole route: ${summary}`,
  leg: (summary: string) => `Then ${summary} to the next stop`,
  distanceNote: 'Distances are estimates, based on the straight line between the stops.',
  map: 'Map of your itinerary',
  mapContent: 'Your stops and the route between them',
  mapLoading: 'Loading the map…',
  mapFailed: 'The map can’t be shown. All stops are in the list.',
  attribution: 'Coastline: Natural Earth',
  stopName: (number: number, name: string) => `${number}. ${name}`,
  stopPin: (number: number, name: string) => `Stop ${number}: ${name}`,
  until: (from: string, to: string) => `${from} – ${to}`,
  book: (name: string) => `See and book ${name}`,
  facts: (parts: readonly string[]) => parts.join(' · '),
  freeDay: 'A free day: none of our products fits here.',
  noProducts: (destination: string) => `We have nothing to offer in ${destination || 'that place'} on these days`,
  noProductsHint: 'Try another place in the Emirates, other dates, or a larger budget.',
  leftOut: (places: number) => `${count(places, 'place was', 'places were')} left out: see why`,
  andMore: (places: number) => `and ${places} more`,
  reasons,
  lunch: 'Time for lunch',
  prayerBreak: (prayer: PrayerName) => (prayer === 'friday' ? 'Friday prayer' : `Prayer break: ${prayerNames[prayer]}`),
  unmet: 'Not everything was possible',
  unmetWish: (wish: string, reason: string) => `${wish}: ${reason}`,
  unmetReason: (reason: ShownPlan['unmet'][number]['reason']) => lowerFirst(unmetReasons[reason]),
  instead: (name: string) => `Instead: ${name}`,
  bookPlan: 'Book this plan',
  bookPlanHint:
    'We add every activity and ticket to your cart with its date, time and travellers, or none if one is gone.',
  addPlan: (stops: number) => `Add ${count(stops, 'stop', 'stops')} to cart`,
  adding: 'Adding to the cart…',
  planAdded: (stops: number) => `${count(stops, 'stop is', 'stops are')} in your cart.`,
  toCart: 'Go to cart',
  gone: (title: string) => `${title} has too few places left by now. Nothing was added to your cart.`,
  planAgain: 'Plan again',
  calendar: 'Add to calendar',
  print: 'Print',
  share: 'Share link',
  copied: 'The link is copied.',
  copyFailed: 'The link couldn’t be copied. You can copy it from the address bar.',
  calendarFailed: 'The calendar file couldn’t be created. Please try again.',
  calendarFile: 'aitours-itinerary.ics',
  loadingPlan: 'Loading the itinerary…',
  planMissing: 'This itinerary no longer exists',
  planMissingHint: 'Its link may be incomplete, or it is more than a year old. You can plan a new one here.',
  planFailed: 'The itinerary couldn’t be loaded',
  ideas: 'Ideas to begin with',
  ideasHint: 'From our library of activities. Choose one to add it to your message.',
  idea: (name: string, place: string) => `I would like ${name} in ${place}`,
  ideaRemoved: (name: string) => `${name} is no longer in the library.`,
} as const;
