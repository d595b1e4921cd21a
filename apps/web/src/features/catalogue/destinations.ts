/** A Saudi destination, which has no tickets yet (ENTITY-42). */
export interface Destination {
  readonly id: string;
  readonly name: string;
  readonly city: City;
  readonly description: string;
  /** Id of its picture. */
  readonly image: string;
  readonly rating: number;
  readonly duration: string;
  /** Formatted. */
  readonly price: string;
}

/** Tabs of the page after "All Cities" (STATIC-02). */
export const cities = ['Jeddah', 'Riyadh', 'AlUla'] as const;

export type City = (typeof cities)[number];

/** STATIC-01, GAP-47 */
export const destinations: readonly Destination[] = [
  {
    id: 'al-balad-jeddah',
    name: 'Al-Balad, the old town',
    city: 'Jeddah',
    description:
      'Coral-stone houses with carved wooden bays, and lanes that pilgrims have walked for a thousand years.',
    image: 'saudi-al-balad',
    rating: 4.8,
    duration: '3 hours',
    price: 'from AED 180',
  },
  {
    id: 'jeddah-corniche',
    name: 'Corniche and Floating Mosque',
    city: 'Jeddah',
    description: 'Thirty kilometres along the Red Sea, best in the hour before sunset, when the mosque seems to swim.',
    image: 'saudi-corniche',
    rating: 4.6,
    duration: '4 hours',
    price: 'from AED 150',
  },
  {
    id: 'diriyah-at-turaif',
    name: 'Diriyah and At-Turaif',
    city: 'Riyadh',
    description: 'The mud-brick city where the kingdom began, lit softly at night above the palms of Wadi Hanifah.',
    image: 'saudi-diriyah',
    rating: 4.9,
    duration: '4 hours',
    price: 'from AED 220',
  },
  {
    id: 'edge-of-the-world',
    name: 'Edge of the World',
    city: 'Riyadh',
    description: 'Cliffs that drop three hundred metres to an ancient seabed, an hour and a half from the capital.',
    image: 'saudi-edge-of-the-world',
    rating: 4.7,
    duration: '8 hours',
    price: 'from AED 390',
  },
  {
    id: 'hegra-tombs',
    name: 'Hegra',
    city: 'AlUla',
    description: 'More than a hundred Nabataean tombs cut into sandstone, and hardly another footstep in the sand.',
    image: 'saudi-hegra',
    rating: 4.9,
    duration: '3 hours',
    price: 'from AED 260',
  },
  {
    id: 'elephant-rock',
    name: 'Elephant Rock',
    city: 'AlUla',
    description: 'A rock of fifty metres with a trunk of its own; come for the last light and stay for the stars.',
    image: 'saudi-elephant-rock',
    rating: 4.7,
    duration: '2 hours',
    price: 'from AED 120',
  },
];

export const findDestination = (id: string): Destination | undefined =>
  destinations.find((destination) => destination.id === id);
