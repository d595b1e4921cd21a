import type { BookingSeed, BookingStatus } from './types.ts';

type Rest = Partial<Pick<BookingSeed, 'paymentMethod' | 'specialRequests'>>;
type Who = 'layla' | 'omar' | 'anna' | 'ravi';

const by = (who: Who, daysFromToday: number, status: BookingStatus, rest: Rest = {}) => ({
  account: `${who}@example.com`,
  daysFromToday,
  status,
  paymentMethod: 'card' as const,
  ...rest,
});

const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });

const activity = (
  who: ReturnType<typeof by>,
  slug: string,
  people: ReturnType<typeof party>,
  {
    pickup = 'dubai',
    isPrivate = false,
  }: { pickup?: 'dubai' | 'abu_dhabi' | 'sharjah' | 'ajman'; isPrivate?: boolean } = {},
): BookingSeed => ({ ...who, kind: 'activity', slug, party: people, isPrivate, pickup });

const ticket = (
  who: ReturnType<typeof by>,
  slug: string,
  ticketType: string,
  adults: number,
  children = 0,
): BookingSeed => ({
  ...who,
  kind: 'ticket',
  slug,
  ticketType,
  party: { adults, children },
});

const tour = (who: ReturnType<typeof by>, slug: string, people: ReturnType<typeof party>): BookingSeed => ({
  ...who,
  kind: 'tour',
  slug,
  party: people,
});

const transfer = (
  who: ReturnType<typeof by>,
  slug: string,
  [from, to, distanceKm]: readonly [string, string, number],
  [time, passengers, luggage]: readonly [string, number, number],
  returnAfterDays: number | null = null,
): BookingSeed => ({
  ...who,
  kind: 'transfer',
  slug,
  from,
  to,
  distanceKm,
  time,
  passengers,
  luggage,
  returnAfterDays,
});

const toMarina = ['Dubai International Airport (DXB)', 'Dubai Marina', 37.4] as const;
const toPalm = ['Dubai International Airport (DXB)', 'Atlantis, The Palm', 40.2] as const;
const toDowntown = ['Dubai International Airport (DXB)', 'Burj Khalifa / Downtown Dubai', 15.1] as const;

/** What the demonstration's customers have booked, around today. Amounts come from the shop's rules. */
export const bookings: readonly BookingSeed[] = [
  activity(by('layla', 9, 'confirmed'), 'evening-dunes-falcons-and-dinner', party(2)),
  ticket(by('layla', 16, 'confirmed'), 'louvre-abu-dhabi-entry', 'General admission', 2, 1),
  tour(
    by('layla', 34, 'confirmed', { specialRequests: 'A quiet room, please.' }),
    'liwa-nights-in-the-empty-quarter',
    party(2),
  ),
  transfer(by('layla', 3, 'confirmed'), 'electric-saloon', toDowntown, ['07:30', 2, 2]),
  activity(by('layla', -12, 'completed'), 'arabic-calligraphy-with-reed-and-ink', party(1)),
  ticket(by('layla', -40, 'completed'), 'tower-top-level-124', 'Standard', 2),
  activity(by('layla', 21, 'cancelled'), 'sunrise-paddle-by-the-sail', party(2)),
  transfer(by('layla', -75, 'completed', { paymentMethod: 'wallet' }), 'business-saloon', toPalm, ['22:00', 2, 3]),
  activity(by('omar', 5, 'confirmed', { paymentMethod: 'cash' }), 'hatta-bike-trails-and-lake', party(2, 2), {
    pickup: 'sharjah',
  }),
  ticket(by('omar', 12, 'pending'), 'water-park-on-the-palm', 'Day ticket with lunch', 2, 3),
  tour(by('omar', 52, 'pending', { paymentMethod: 'cash' }), 'family-week-parks-and-palm', party(2, 3)),
  transfer(
    by('omar', 12, 'confirmed', { paymentMethod: 'cash' }),
    'airport-van',
    ['Sharjah Corniche', 'Atlantis, The Palm', 58.6],
    ['09:00', 5, 2],
    0,
  ),
  ticket(by('omar', -20, 'completed'), 'aquarium-and-underwater-zoo', 'Explorer', 2, 3),
  activity(by('omar', -33, 'completed'), 'swim-and-sunset-yacht-off-the-palm', party(4, 2), {
    pickup: 'sharjah',
    isPrivate: true,
  }),
  ticket(by('omar', 26, 'refunded'), 'red-roof-park-on-yas', 'Day ticket with transfer', 2, 3),
  activity(by('omar', -61, 'cancelled'), 'dune-buggy-big-red', party(2, 1), { pickup: 'ajman' }),
  activity(by('anna', 14, 'confirmed'), 'sunrise-balloon-over-margham', party(2)),
  activity(by('anna', 17, 'confirmed'), 'grand-mosque-at-the-blue-hour', party(2), { pickup: 'abu_dhabi' }),
  tour(
    by('anna', 12, 'confirmed', { specialRequests: 'We land at five in the morning: could we have the room early?' }),
    'dubai-from-the-creek-to-the-clouds',
    party(2),
  ),
  transfer(by('anna', 12, 'pending'), 'first-class', toMarina, ['05:30', 2, 3], 9),
  ticket(by('anna', 15, 'confirmed'), 'great-wheel-rotation', 'Social cabin', 2),
  tour(by('anna', -350, 'completed'), 'abu-dhabi-and-the-grand-mosque', party(2)),
  activity(by('anna', -348, 'completed'), 'mangrove-kayak-at-jubail', party(2), { pickup: 'abu_dhabi' }),
  tour(by('anna', 80, 'refunded'), 'desert-and-sea-honeymoon', party(2)),
  transfer(by('anna', -352, 'completed'), 'business-saloon', toMarina, ['06:00', 2, 3], 7),
  activity(by('ravi', 2, 'confirmed'), 'deira-street-food-by-night', party(3)),
  activity(
    by('ravi', 23, 'pending', { specialRequests: 'One vegetarian.' }),
    'cook-machboos-with-an-emirati-family',
    party(2, 1, 1),
  ),
  ticket(by('ravi', 6, 'confirmed'), 'global-market-village', 'Any day', 4, 2),
  transfer(
    by('ravi', 30, 'confirmed', { paymentMethod: 'cash' }),
    'family-suv',
    ['Karama, Dubai', 'Zayed International Airport (AUH)', 128.5],
    ['18:00', 4, 5],
  ),
  tour(by('ravi', -95, 'completed'), 'flavours-of-the-gulf', party(2)),
  activity(by('ravi', -8, 'completed'), 'karak-and-chebab-breakfast-walk', party(2)),
  ticket(by('ravi', -3, 'cancelled'), 'islamic-civilization-museum', 'Entry', 2, 1),
  transfer(by('ravi', 45, 'refunded'), 'luxury-van', toDowntown, ['12:00', 6, 6]),
  activity(by('ravi', 40, 'refunded'), 'private-chef-in-the-dunes', party(4), { isPrivate: true }),
  tour(by('ravi', 60, 'cancelled'), 'hatta-wadis-kayaks-and-a-mountain-lodge', party(2, 1)),
  transfer(by('layla', 28, 'cancelled'), 'city-saloon', toMarina, ['16:30', 2, 1]),
];
