/** A record of the activity library (ENTITY-46). */
export interface LibraryRecord {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly location: string;
  readonly lat: number;
  readonly lng: number;
  /** Hours. */
  readonly duration: number;
  readonly price_range: string;
  readonly rating: number;
  readonly opening_hours: { readonly open: string; readonly close: string };
  readonly tags: readonly string[];
  readonly image_url: null;
}

/** The samples of the activity library (PLAN-33). */
export const sampleActivities: readonly LibraryRecord[] = [
  {
    id: 'sample-1',
    name: 'Desert Safari at Lahbab',
    description: 'Red dunes at their best hour, camels, and dinner under the stars.',
    category: 'adventure',
    location: 'Lahbab, Dubai',
    lat: 25.0365,
    lng: 55.588,
    duration: 6,
    price_range: 'AED 200-300',
    rating: 4.8,
    opening_hours: { open: '14:00', close: '21:30' },
    tags: ['desert', 'sunset'],
    image_url: null,
  },
  {
    id: 'sample-2',
    name: 'Burj Khalifa',
    description: 'The city from the tallest building on earth, best a little before sunset.',
    category: 'attraction',
    location: 'Downtown Dubai',
    lat: 25.1972,
    lng: 55.2744,
    duration: 1.5,
    price_range: 'AED 189-399',
    rating: 4.7,
    opening_hours: { open: '08:00', close: '23:00' },
    tags: ['views', 'architecture'],
    image_url: null,
  },
  {
    id: 'sample-3',
    name: 'Old Dubai on Foot',
    description: 'From the wind towers of Al Fahidi over the creek to the souks of Deira.',
    category: 'tour',
    location: 'Bur Dubai',
    lat: 25.2637,
    lng: 55.2972,
    duration: 3,
    price_range: 'AED 150-320',
    rating: 4.9,
    opening_hours: { open: '09:00', close: '20:00' },
    tags: ['history', 'food'],
    image_url: null,
  },
  {
    id: 'sample-4',
    name: 'Sheikh Zayed Grand Mosque',
    description: 'White marble, eighty-two domes and the quietest courtyard of the country.',
    category: 'cultural',
    location: 'Abu Dhabi',
    lat: 24.4128,
    lng: 54.475,
    duration: 2,
    price_range: 'Free',
    rating: 4.9,
    opening_hours: { open: '09:00', close: '22:00' },
    tags: ['architecture', 'culture'],
    image_url: null,
  },
  {
    id: 'sample-5',
    name: 'Louvre Abu Dhabi',
    description: 'Art of all ages and peoples beneath a dome of stars, at the water’s edge.',
    category: 'attraction',
    location: 'Saadiyat Island, Abu Dhabi',
    lat: 24.5337,
    lng: 54.3982,
    duration: 3,
    price_range: 'AED 63',
    rating: 4.8,
    opening_hours: { open: '10:00', close: '18:30' },
    tags: ['art', 'culture'],
    image_url: null,
  },
];
