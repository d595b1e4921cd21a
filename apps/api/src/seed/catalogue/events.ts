import { gallery, type Picture } from './pictures.ts';
import { closedOn, everyDay } from './timeSlots.ts';
import type { EventSeed, Fils, TicketSlotSeed, TicketTypeSeed } from './types.ts';

type Rest = Partial<Omit<TicketTypeSeed, 'name' | 'description' | 'adultPrice' | 'childPrice'>>;

/** A ticket for grown-ups and, at their own price, for children of four to twelve. */
const ticket = (
  name: string,
  description: string,
  adultPrice: Fils,
  childPrice: Fils | null,
  rest: Rest = {},
): TicketTypeSeed => ({
  name,
  description,
  adultPrice,
  childPrice,
  adultMinAge: childPrice === null ? 12 : 13,
  childMinAge: childPrice === null ? null : 4,
  childMaxAge: childPrice === null ? null : 12,
  childRequiresAdult: false,
  includesFastTrack: false,
  includesTransfer: false,
  includesMeal: false,
  ...rest,
});

const slot = (name: string, time: string, priceAdjustment: Fils = 0): TicketSlotSeed => ({
  name,
  time,
  priceAdjustment,
});

const always = { startDate: '2025-01-01', endDate: '2028-12-31' };

interface EventDraft extends Omit<EventSeed, 'images'> {
  readonly pictures: readonly Picture[];
}

const drafts: readonly EventDraft[] = [
  {
    slug: 'tower-top-level-124',
    title: 'At the top: levels 124 and 125',
    venue: 'Burj Khalifa',
    location: 'Downtown Dubai',
    eventType: 'Observation deck',
    durationMinutes: 90,
    ...always,
    pictures: [
      ['observation', 'dusk'],
      ['skyline', 'gold'],
      ['observation', 'noon'],
    ],
    description:
      'A minute in the fastest lift you have ever stood in, then the whole city as a map. The outdoor terrace on level 124 has the wind, level 125 the quiet; the hour before sunset has both lights and costs a little more.',
    ticketTypes: [
      ticket('Standard', 'Levels 124 and 125', 179_00, 139_00, { childRequiresAdult: true }),
      ticket('Fast track', 'Separate lift queue', 329_00, 289_00, {
        childRequiresAdult: true,
        includesFastTrack: true,
      }),
      ticket('Sky lounge', 'Level 148 with refreshments', 399_00, 399_00, {
        childRequiresAdult: true,
        includesFastTrack: true,
        includesMeal: true,
      }),
    ],
    timeSlots: [
      slot('Morning', '09:00', -20_00),
      slot('Midday', '12:00'),
      slot('Sunset', '17:00', 55_00),
      slot('Night', '20:30', 10_00),
    ],
    availability: { openDays: everyDay, capacityPerSlot: 120, left: null },
  },
  {
    slug: 'aquarium-and-underwater-zoo',
    title: 'Aquarium and underwater zoo',
    venue: 'The Dubai Mall',
    location: 'Downtown Dubai',
    eventType: 'Aquarium',
    durationMinutes: 120,
    ...always,
    pictures: [
      ['aquarium', 'noon'],
      ['reef', 'noon'],
    ],
    description:
      'A tank of ten million litres with a tunnel through the middle. Sand tigers pass overhead with their permanent frown, rays flap like laundry, and upstairs a crocodile the size of a car ignores everybody.',
    ticketTypes: [
      ticket('Tunnel and zoo', 'Both levels', 159_00, 129_00),
      ticket('Explorer', 'With glass-bottomed boat and feeding', 229_00, 189_00, { childRequiresAdult: true }),
    ],
    timeSlots: [slot('Morning', '10:00', -10_00), slot('Afternoon', '14:00'), slot('Evening', '19:00')],
    availability: { openDays: everyDay, capacityPerSlot: 150, left: null },
  },
  {
    slug: 'museum-of-the-future-pass',
    title: 'Museum of the Future',
    venue: 'Museum of the Future',
    location: 'Sheikh Zayed Road, Dubai',
    eventType: 'Museum',
    durationMinutes: 150,
    ...always,
    pictures: [
      ['museum', 'gold'],
      ['museum', 'night'],
    ],
    description:
      'A space station, a library of life and a floor that only wants you to calm down, inside the most photographed ring in the world. Entry is by half hour and mornings are the quietest.',
    ticketTypes: [
      ticket('General admission', 'All floors', 159_00, 159_00, { childMinAge: 4, childMaxAge: 12 }),
      ticket('Pioneer pass', 'Fast track and a late coffee', 399_00, null, {
        includesFastTrack: true,
        includesMeal: true,
      }),
    ],
    timeSlots: [slot('Opening', '10:00'), slot('Noon', '12:30'), slot('Late afternoon', '16:30', 20_00)],
    availability: { openDays: everyDay, capacityPerSlot: 60, left: 8 },
  },
  {
    slug: 'water-park-on-the-palm',
    title: 'Water park on the Palm',
    venue: 'Atlantis Aquaventure',
    location: 'Palm Jumeirah, Dubai',
    eventType: 'Water park',
    durationMinutes: 480,
    ...always,
    pictures: [
      ['waterPark', 'noon'],
      ['palmIsland', 'noon'],
      ['waterPark', 'gold'],
    ],
    description:
      'One hundred and five slides, a river with rapids, and a private beach to lie down on afterwards. Come at opening time and do the towers first; the river is best after three.',
    ticketTypes: [
      ticket('Day ticket', 'All slides and the beach', 345_00, 285_00, { childRequiresAdult: true }),
      ticket('Day ticket with lunch', 'A meal and a soft drink', 420_00, 345_00, {
        childRequiresAdult: true,
        includesMeal: true,
      }),
      ticket('Express', 'Short queues, transfer and lunch', 690_00, 620_00, {
        childRequiresAdult: true,
        includesFastTrack: true,
        includesTransfer: true,
        includesMeal: true,
      }),
    ],
    timeSlots: [slot('All day', '10:00'), slot('From two', '14:00', -70_00)],
    availability: { openDays: everyDay, capacityPerSlot: 400, left: null },
  },
  {
    slug: 'dubai-frame-entry',
    title: 'Dubai Frame',
    venue: 'Zabeel Park',
    location: 'Karama, Dubai',
    eventType: 'Observation deck',
    durationMinutes: 60,
    ...always,
    pictures: [
      ['frame', 'gold'],
      ['frame', 'night'],
    ],
    description:
      'A golden picture frame 150 metres high: the old town on one side, the new one on the other, and a strip of glass floor in between for the brave.',
    ticketTypes: [ticket('Standard', 'Museum and bridge', 52_50, 21_00)],
    timeSlots: [slot('Morning', '09:00'), slot('Afternoon', '13:00'), slot('Sunset', '17:00', 12_50)],
    availability: { openDays: everyDay, capacityPerSlot: 90, left: null },
  },
  {
    slug: 'red-roof-park-on-yas',
    title: 'The red-roof park',
    venue: 'Ferrari World',
    location: 'Yas Island, Abu Dhabi',
    eventType: 'Theme park',
    durationMinutes: 420,
    ...always,
    pictures: [
      ['coaster', 'gold'],
      ['coaster', 'night'],
    ],
    description:
      'From nought to 240 in under five seconds, with goggles. Around the fastest coaster on earth there are forty other rides, all under one cool roof, and a proper Italian lunch.',
    ticketTypes: [
      ticket('Day ticket', 'All rides', 345_00, 270_00, { childRequiresAdult: true }),
      ticket('Day ticket with transfer', 'Coach from Dubai and back', 430_00, 355_00, {
        childRequiresAdult: true,
        includesTransfer: true,
      }),
    ],
    timeSlots: [slot('Opening', '11:00'), slot('Afternoon', '15:00', -60_00)],
    availability: { openDays: closedOn(2), capacityPerSlot: 300, left: null },
  },
  {
    slug: 'louvre-abu-dhabi-entry',
    title: 'Louvre Abu Dhabi',
    venue: 'Louvre Abu Dhabi',
    location: 'Saadiyat Island, Abu Dhabi',
    eventType: 'Museum',
    durationMinutes: 180,
    ...always,
    pictures: [
      ['louvre', 'noon'],
      ['louvre', 'dusk'],
    ],
    description:
      'The story of people in twelve chapters, under a dome through which light falls like rain. Children go free with an adult, and there is a museum of their own downstairs. Closed on Mondays.',
    ticketTypes: [
      ticket('General admission', 'Collection and exhibitions', 63_00, 0),
      ticket('With audio guide', 'In eight languages', 84_00, 21_00),
    ],
    timeSlots: [slot('Morning', '10:00'), slot('Afternoon', '14:00'), slot('Evening', '17:30', -10_00)],
    availability: { openDays: closedOn(1), capacityPerSlot: 110, left: null },
  },
  {
    slug: 'great-wheel-rotation',
    title: 'The great wheel',
    venue: 'Bluewaters Island',
    location: 'Dubai Marina',
    eventType: 'Observation wheel',
    durationMinutes: 45,
    ...always,
    pictures: [
      ['wheel', 'gold'],
      ['wheel', 'night'],
      ['yacht', 'gold'],
    ],
    description:
      'Thirty-eight minutes in a cabin the size of a living room, up to 250 metres above the beach. Take the slot that ends in the dark: you go up in daylight and come down among lamps.',
    ticketTypes: [
      ticket('One rotation', 'Shared cabin', 145_00, 115_00),
      ticket('Social cabin', 'Soft drinks and a table', 195_00, null, { includesMeal: true }),
      ticket('Fast track', 'Straight to boarding', 220_00, 190_00, { includesFastTrack: true }),
    ],
    timeSlots: [slot('Afternoon', '15:00', -15_00), slot('Sunset', '17:30', 40_00), slot('Night', '20:00')],
    availability: { openDays: closedOn(1), capacityPerSlot: 80, left: null },
  },
  {
    slug: 'flower-garden-winter-season',
    title: 'Flower garden, winter season',
    venue: 'Dubai Miracle Garden',
    location: 'Al Barsha South, Dubai',
    eventType: 'Garden',
    durationMinutes: 150,
    startDate: '2025-10-10',
    endDate: '2028-05-31',
    pictures: [
      ['garden', 'noon'],
      ['garden', 'gold'],
    ],
    description:
      'Fifty million flowers shaped into castles, clocks and an airliner. The garden sleeps in summer; in winter it is the best-smelling place in the city. Weekday mornings are nearly empty.',
    ticketTypes: [
      ticket('Entry', 'Garden only', 95_00, 80_00),
      ticket('Garden and butterflies', 'With the butterfly house', 140_00, 120_00),
    ],
    timeSlots: [slot('Morning', '09:00', -10_00), slot('Afternoon', '15:00')],
    availability: { openDays: everyDay, capacityPerSlot: 200, left: null },
  },
  {
    slug: 'indoor-slope-classic',
    title: 'Snow park and penguins',
    venue: 'Ski Dubai',
    location: 'Mall of the Emirates, Dubai',
    eventType: 'Snow',
    durationMinutes: 180,
    ...always,
    pictures: [
      ['snow', 'noon'],
      ['snow', 'dusk'],
    ],
    description:
      'Minus two degrees, bobsleigh runs, a zipline over the slope and a march of penguins at two. Jacket, trousers, boots and gloves are part of the ticket.',
    ticketTypes: [
      ticket('Snow classic', 'Park, clothing and chairlift', 230_00, 230_00, {
        childMinAge: 3,
        childMaxAge: 12,
        childRequiresAdult: true,
      }),
      ticket('Snow plus', 'With hot chocolate and a meal', 290_00, 290_00, {
        childMinAge: 3,
        childMaxAge: 12,
        childRequiresAdult: true,
        includesMeal: true,
      }),
    ],
    timeSlots: [slot('Morning', '10:00'), slot('Afternoon', '14:00', 20_00), slot('Evening', '18:00')],
    availability: { openDays: everyDay, capacityPerSlot: 75, left: 4 },
  },
  {
    slug: 'opera-under-the-dhow',
    title: 'An evening of Umm Kulthum songs',
    venue: 'Dubai Opera',
    location: 'Downtown Dubai',
    eventType: 'Concert',
    durationMinutes: 120,
    startDate: '2026-01-15',
    endDate: '2027-12-30',
    pictures: [
      ['dinnerCruise', 'night'],
      ['skyline', 'night'],
    ],
    description:
      'Forty musicians and one voice in a hall shaped like a dhow. The songs last as long as they want to, and half the audience sings along. This run is sold out; returned seats appear here first.',
    ticketTypes: [
      ticket('Stalls', 'Rows five to twenty', 450_00, null, { adultMinAge: 8 }),
      ticket('Balcony', 'A view of the whole orchestra', 290_00, null, { adultMinAge: 8 }),
    ],
    timeSlots: [slot('Evening', '20:00')],
    availability: { openDays: [4, 5, 6], capacityPerSlot: 40, left: 'sold-out' },
  },
  {
    slug: 'desert-light-festival',
    title: 'Desert light festival',
    venue: 'Al Marmoom',
    location: 'Al Qudra, Dubai',
    eventType: 'Festival',
    durationMinutes: 240,
    startDate: '2025-11-01',
    endDate: '2026-03-31',
    pictures: [
      ['camp', 'night'],
      ['stargazing', 'night'],
    ],
    description:
      'Lanterns as tall as houses stood along a path of two kilometres through the sand, and every one of them told a story. The last season is over; the next will be announced here.',
    ticketTypes: [ticket('Evening walk', 'The whole path', 85_00, 45_00, { includesTransfer: true })],
    timeSlots: [slot('Dusk', '18:00')],
    availability: { openDays: [4, 5, 6], capacityPerSlot: 250, left: null },
  },
  {
    slug: 'palace-of-the-nation',
    title: 'Qasr Al Watan, the palace',
    venue: 'Qasr Al Watan',
    location: 'Al Ras Al Akhdar, Abu Dhabi',
    eventType: 'Palace',
    durationMinutes: 120,
    ...always,
    pictures: [
      ['mosque', 'noon'],
      ['fort', 'gold'],
    ],
    description:
      'Three hundred and fifty thousand crystals hang over the Great Hall, and the presents of visiting heads of state fill a gallery that is better than it sounds. The light show on the facade ends the day.',
    ticketTypes: [
      ticket('Palace and garden', 'All public rooms', 65_00, 30_00),
      ticket('With guide', 'Seventy-five minutes', 95_00, 60_00),
    ],
    timeSlots: [slot('Morning', '10:00'), slot('Afternoon', '14:30'), slot('Light show', '18:30', 15_00)],
    availability: { openDays: everyDay, capacityPerSlot: 130, left: null },
  },
  {
    slug: 'sea-life-world-on-yas',
    title: 'Ocean realms on Yas',
    venue: 'SeaWorld Abu Dhabi',
    location: 'Yas Island, Abu Dhabi',
    eventType: 'Marine park',
    durationMinutes: 360,
    ...always,
    pictures: [
      ['reef', 'noon'],
      ['aquarium', 'dusk'],
    ],
    description:
      'Eight realms from the Arctic to the Gulf in one cool building. Pearl divers, puffins and a tank so large that it has its own horizon; the rescue centre next door is the part to ask about.',
    ticketTypes: [
      ticket('Day ticket', 'All realms', 375_00, 290_00, { childRequiresAdult: true }),
      ticket('Day ticket and lunch', 'A two-course meal', 450_00, 350_00, {
        childRequiresAdult: true,
        includesMeal: true,
      }),
    ],
    timeSlots: [slot('Opening', '10:00'), slot('Afternoon', '14:00', -45_00)],
    availability: { openDays: everyDay, capacityPerSlot: 260, left: null },
  },
  {
    slug: 'global-market-village',
    title: 'Global market village',
    venue: 'Global Village',
    location: 'Sheikh Mohammed Bin Zayed Road, Dubai',
    eventType: 'Fair',
    durationMinutes: 300,
    startDate: '2025-10-15',
    endDate: '2028-04-30',
    pictures: [
      ['streetFood', 'night'],
      ['coaster', 'dusk'],
      ['souk', 'night'],
    ],
    description:
      'Thirty pavilions, ninety countries, one evening: Yemeni honey, Turkish ice-cream jokes, Afghan carpets and a fairground in the middle. Wear flat shoes and come hungry.',
    ticketTypes: [
      ticket('Any day', 'Every day of the week', 30_00, 30_00, { childMinAge: 3, childMaxAge: 12 }),
      ticket('Weekday', 'Sunday to Thursday', 25_00, null, { adultMinAge: 3 }),
    ],
    timeSlots: [slot('From four', '16:00'), slot('From eight', '20:00', -5_00)],
    availability: { openDays: everyDay, capacityPerSlot: 500, left: null },
  },
  {
    slug: 'fountain-lake-ride',
    title: 'Fountain lake ride',
    venue: 'Burj Lake',
    location: 'Downtown Dubai',
    eventType: 'Boat ride',
    durationMinutes: 30,
    ...always,
    pictures: [
      ['creek', 'dusk'],
      ['skyline', 'dusk'],
    ],
    description:
      'A small abra drifts to within ten metres of the jets and stops there while the water dances. You will get a little wet, and you will not mind.',
    ticketTypes: [
      ticket('Boat seat', 'One show', 68_00, 68_00, { childMinAge: 3, childMaxAge: 12, childRequiresAdult: true }),
    ],
    timeSlots: [slot('First show', '18:15'), slot('Third show', '19:15', 10_00), slot('Late show', '22:15', -8_00)],
    availability: { openDays: everyDay, capacityPerSlot: 28, left: 10 },
  },
  {
    slug: 'rainforest-biodome',
    title: 'A rainforest in the city',
    venue: 'The Green Planet',
    location: 'City Walk, Dubai',
    eventType: 'Wildlife',
    durationMinutes: 90,
    ...always,
    pictures: [
      ['oasis', 'noon'],
      ['garden', 'dusk'],
    ],
    description:
      'Four floors of jungle around the largest man-made tree there is. Sloths hang at eye level, toucans land where they like, and on the forest floor piranhas wait for lunch.',
    ticketTypes: [
      ticket('Entry', 'All four floors', 140_00, 120_00),
      ticket('Sloth encounter', 'With a keeper, twenty minutes', 370_00, 350_00, {
        childMinAge: 5,
        childRequiresAdult: true,
      }),
    ],
    timeSlots: [slot('Morning', '10:00'), slot('Midday', '13:00'), slot('Afternoon', '16:00', 10_00)],
    availability: { openDays: everyDay, capacityPerSlot: 60, left: null },
  },
  {
    slug: 'al-jahili-night-of-stories',
    title: 'Night of stories at the fort',
    venue: 'Al Jahili Fort',
    location: null,
    eventType: 'Storytelling',
    durationMinutes: 120,
    startDate: '2026-02-01',
    endDate: '2028-03-31',
    pictures: [
      ['fort', 'night'],
      ['coffee', 'night'],
    ],
    description:
      'Carpets on the courtyard, lamps along the wall and three storytellers, one of them in English. Stories of jinn, of a clever camel and of the year the falaj ran dry. Which courtyard is used depends on the weather.',
    ticketTypes: [
      ticket('Carpet place', 'With coffee and dates', 60_00, 30_00, { childRequiresAdult: true, includesMeal: true }),
    ],
    timeSlots: [slot('Evening', '19:30')],
    availability: { openDays: [4, 5], capacityPerSlot: 90, left: null },
  },
  {
    slug: 'golf-night-nine-holes',
    title: 'Nine holes under lights',
    venue: 'Emirates Hills course',
    location: 'Dubai Marina',
    eventType: 'Sport',
    durationMinutes: 150,
    ...always,
    pictures: [
      ['golf', 'night'],
      ['golf', 'gold'],
    ],
    description:
      'When the sun is gone the course gets its best hours: cool grass, long shadows from the lamps, towers for a backdrop. Clubs and shoes can be hired at the desk.',
    ticketTypes: [
      ticket('Nine holes', 'With a shared buggy', 380_00, 190_00, {
        childMinAge: 8,
        childMaxAge: 15,
        adultMinAge: 16,
        childRequiresAdult: true,
      }),
      ticket('Lesson and range', 'Sixty minutes with a professional', 290_00, 290_00, {
        childMinAge: 6,
        childMaxAge: 15,
        adultMinAge: 16,
      }),
    ],
    timeSlots: [slot('Dusk', '17:30', 40_00), slot('Night', '20:00')],
    availability: { openDays: [0, 2, 3, 4, 6], capacityPerSlot: 24, left: null },
  },
  {
    slug: 'islamic-civilization-museum',
    title: 'Museum of Islamic Civilization',
    venue: 'Corniche of Sharjah',
    location: 'Sharjah',
    eventType: 'Museum',
    durationMinutes: 120,
    ...always,
    pictures: [
      ['calligraphy', 'gold'],
      ['mosque', 'dusk'],
    ],
    description:
      'Astrolabes, star maps, water clocks and five thousand other clever things under a golden dome painted with the night sky. Friday opens at four.',
    ticketTypes: [
      ticket('Entry', 'All galleries', 10_00, 5_00),
      ticket('Combined', 'With four museums nearby', 20_00, null),
    ],
    timeSlots: [slot('Morning', '09:00'), slot('Evening', '17:00')],
    availability: { openDays: closedOn(5), capacityPerSlot: 120, left: null },
  },
  {
    slug: 'mangrove-boardwalk-evening',
    title: 'Mangrove boardwalk in the evening',
    venue: 'Jubail Mangrove Park',
    location: 'Jubail Island, Abu Dhabi',
    eventType: 'Nature',
    durationMinutes: 75,
    ...always,
    pictures: [
      ['kayak', 'dusk'],
      ['flamingos', 'gold'],
    ],
    description:
      'Two kilometres of wooden path above water and roots, with a tower at the end. In the last hour of light crabs come out to argue and herons to listen.',
    ticketTypes: [
      ticket('Boardwalk', 'Open path', 15_00, 10_00),
      ticket('Guided walk', 'With a naturalist', 60_00, 40_00, { childRequiresAdult: true }),
    ],
    timeSlots: [slot('Morning', '08:00'), slot('Evening', '17:00', 5_00)],
    availability: { openDays: everyDay, capacityPerSlot: 50, left: 2 },
  },
  {
    slug: 'jais-toboggan',
    title: 'Mountain toboggan',
    venue: 'Jais Adventure Park',
    location: 'Jebel Jais, Ras Al Khaimah',
    eventType: 'Adventure',
    durationMinutes: 30,
    ...always,
    pictures: [
      ['mountainRoad', 'gold'],
      ['zipline', 'noon'],
    ],
    description:
      'Almost two kilometres of bends on a rail, with a lever for your courage. You go down by yourself or with a child in front, and are pulled up backwards with a view to the sea.',
    ticketTypes: [
      ticket('One run', 'Single sledge', 45_00, 35_00, {
        childMinAge: 3,
        childMaxAge: 11,
        adultMinAge: 12,
        childRequiresAdult: true,
      }),
      ticket('Five runs', 'Use them in a day', 180_00, 140_00, {
        childMinAge: 3,
        childMaxAge: 11,
        adultMinAge: 12,
        childRequiresAdult: true,
      }),
    ],
    timeSlots: [slot('Morning', '10:00'), slot('Afternoon', '14:00'), slot('Late', '16:30', -5_00)],
    availability: { openDays: closedOn(1, 2), capacityPerSlot: 45, left: null },
  },
];

export const events: readonly EventSeed[] = drafts.map(({ pictures, ...event }) => ({
  ...event,
  images: gallery(event.slug, pictures),
}));
