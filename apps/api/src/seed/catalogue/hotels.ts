import { type Picture, picture } from './pictures.ts';
import type { Fils, HotelSeed } from './types.ts';

const rooms = (...list: readonly (readonly [name: string, pricePerNight: Fils])[]) =>
  list.map(([name, pricePerNight]) => ({ name, pricePerNight }));

interface HotelDraft extends Omit<HotelSeed, 'image'> {
  readonly shown: Picture;
}

const drafts: readonly HotelDraft[] = [
  {
    slug: 'wind-tower-house',
    name: 'Wind Tower House',
    starRating: 3,
    address: 'Al Fahidi Street 14, Bur Dubai',
    city: 'Dubai',
    shown: ['hotel', 'gold'],
    roomTypes: rooms(['Courtyard room', 320_00], ['Wind tower suite', 560_00]),
  },
  {
    slug: 'creekside-mirage',
    name: 'Creekside Mirage',
    starRating: 4,
    address: 'Baniyas Road 88, Deira',
    city: 'Dubai',
    shown: ['room', 'dusk'],
    roomTypes: rooms(['Classic room', 390_00], ['Creek view room', 480_00], ['Family suite', 790_00]),
  },
  {
    slug: 'downtown-lantern',
    name: 'Downtown Lantern',
    starRating: 5,
    address: 'Sheikh Mohammed bin Rashid Boulevard 21',
    city: 'Dubai',
    shown: ['hotel', 'night'],
    roomTypes: rooms(['Deluxe room', 890_00], ['Fountain view room', 1190_00], ['Boulevard suite', 1980_00]),
  },
  {
    slug: 'marina-sails',
    name: 'Marina Sails',
    starRating: 4,
    address: 'Al Marsa Street 5, Dubai Marina',
    city: 'Dubai',
    shown: ['room', 'noon'],
    roomTypes: rooms(['City room', 520_00], ['Marina room', 640_00], ['Two-bedroom apartment', 1280_00]),
  },
  {
    slug: 'palm-lagoon-resort',
    name: 'Palm Lagoon Resort',
    starRating: 5,
    address: 'East Crescent Road, Palm Jumeirah',
    city: 'Dubai',
    shown: ['hotel', 'dusk'],
    roomTypes: rooms(
      ['Garden room', 990_00],
      ['Lagoon room', 1290_00],
      ['Beach suite', 2450_00],
      ['Family villa', 4200_00],
    ),
  },
  {
    slug: 'hatta-stone-lodge',
    name: 'Hatta Stone Lodge',
    starRating: 4,
    address: 'Wadi Hub Road, Hatta',
    city: 'Hatta',
    shown: ['room', 'gold'],
    roomTypes: rooms(['Mountain cabin', 480_00], ['Dam view lodge', 690_00]),
  },
  {
    slug: 'corniche-palm',
    name: 'Corniche Palm',
    starRating: 4,
    address: 'Corniche Road West 40',
    city: 'Abu Dhabi',
    shown: ['hotel', 'noon'],
    roomTypes: rooms(['Classic room', 420_00], ['Gulf view room', 540_00], ['Family room', 760_00]),
  },
  {
    slug: 'saadiyat-dunes',
    name: 'Saadiyat Dunes',
    starRating: 5,
    address: 'Jacques Chirac Street, Saadiyat Island',
    city: 'Abu Dhabi',
    shown: ['room', 'dawn'],
    roomTypes: rooms(['Terrace room', 950_00], ['Sea view room', 1240_00], ['Museum suite', 2300_00]),
  },
  {
    slug: 'qasr-al-rimal',
    name: 'Qasr Al Rimal',
    starRating: 5,
    address: 'Hameem Road, Liwa',
    city: 'Liwa',
    shown: ['hotel', 'gold'],
    roomTypes: rooms(['Dune room', 1350_00], ['Dune terrace room', 1690_00], ['Pool villa', 3400_00]),
  },
  {
    slug: 'oasis-house',
    name: 'Oasis House',
    starRating: 4,
    address: 'Zayed bin Sultan Street, Al Mutawaa',
    city: 'Al Ain',
    shown: ['room', 'noon'],
    roomTypes: rooms(['Garden room', 360_00], ['Palm view suite', 620_00]),
  },
  {
    slug: 'jais-sky-camp',
    name: 'Jais Sky Camp',
    starRating: 4,
    address: 'Jebel Jais Road, kilometre 29',
    city: 'Ras Al Khaimah',
    shown: ['hotel', 'dawn'],
    roomTypes: rooms(['Canvas cabin', 580_00], ['Ridge cabin', 740_00]),
  },
  {
    slug: 'al-hamra-shore',
    name: 'Al Hamra Shore',
    starRating: 5,
    address: 'Al Hamra Village, Vienna Street',
    city: 'Ras Al Khaimah',
    shown: ['room', 'dusk'],
    roomTypes: rooms(['Bay room', 640_00], ['Beach room', 820_00], ['Family villa', 1900_00]),
  },
  {
    slug: 'heart-of-sharjah-inn',
    name: 'Heart of Sharjah Inn',
    starRating: 5,
    address: 'Bait Street, Al Mareija',
    city: 'Sharjah',
    shown: ['hotel', 'dusk'],
    roomTypes: rooms(['Heritage room', 780_00], ['Merchant suite', 1350_00]),
  },
  {
    slug: 'al-aqah-reef',
    name: 'Al Aqah Reef',
    starRating: 4,
    address: 'Dibba Road, Al Aqah',
    city: 'Fujairah',
    shown: ['room', 'dawn'],
    roomTypes: rooms(['Sea view room', 520_00], ['Balcony room', 610_00], ['Reef suite', 1050_00]),
  },
];

export const hotels: readonly HotelSeed[] = drafts.map(({ shown, ...hotel }) => ({
  ...hotel,
  image: picture(hotel.slug, shown),
}));
