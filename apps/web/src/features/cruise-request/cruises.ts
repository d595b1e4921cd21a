import { parseFils } from '@aitours/domain/money';

/** ENTITY-35 */
export interface Cruise {
  readonly id: string;
  readonly name: string;
  /** Id of its picture. */
  readonly image: string;
  readonly imageAlt: string;
  /** Shown in lists. */
  readonly teaser: string;
  /** One string per paragraph. */
  readonly description: readonly string[];
  readonly amenities: readonly string[];
  /** Per guest, in fils. */
  readonly price: number;
  readonly duration: string;
  readonly location: string;
  readonly capacity: number;
}

/** The shop's cruises (CRUISE-01, CRUISE-02, GAP-46). */
export const cruises: readonly Cruise[] = [
  {
    id: '1',
    name: 'Sir Bani Yas Island Cruise',
    image: 'cruise-1',
    imageAlt: 'A white ship on a golden sea',
    teaser: 'A night at sea, and a morning among oryx and giraffes.',
    description: [
      'The ship leaves Zayed Port in the afternoon and follows the coast to the west, past sandbanks where flamingos stand. Dinner is served on deck while the lights of the city sink behind you.',
      'In the morning you wake off Sir Bani Yas. A ranger takes you across the island in an open car: thousands of animals roam there, among them the Arabian oryx, which had all but died out. After a swim from the beach the ship turns home, and you are back by the evening.',
    ],
    amenities: [
      'Cabin with a window and its own bathroom',
      'Dinner, breakfast and lunch on board',
      'Drive across the island with a ranger',
      'Pool and sun deck',
      'Children’s corner',
    ],
    price: parseFils('1200'),
    duration: '2 days, 1 night',
    location: 'Zayed Port, Abu Dhabi',
    capacity: 200,
  },
  {
    id: '2',
    name: 'Fujairah Coast by Small Ship',
    image: 'cruise-2',
    imageAlt: 'A ship with lit windows before a dusky shore',
    teaser: 'The mountains from the sea, with two dozen others and two marine guides.',
    description: [
      'On this side of the Emirates the mountains stand with their feet in the Gulf of Oman. The ship is small enough for the coves beneath them: Dibba, Snoopy Island, the reefs off Khor Fakkan.',
      'Two guides who know the reefs go into the water with you, by day for turtles and rays, after dark for whoever likes to see the sea glow. The night is spent at anchor, with no light in sight but the stars.',
    ],
    amenities: [
      'Cabin for two',
      'All meals, fish from the morning’s market',
      'Two marine guides',
      'Snorkels, fins and kayaks',
      'Towels and wetsuits in all sizes',
    ],
    price: parseFils('2000'),
    duration: '2 days, 1 night',
    location: 'Fujairah Marina, Fujairah',
    capacity: 25,
  },
  {
    id: '3',
    name: 'Dubai Creek Dhow Dinner',
    image: 'cruise-3',
    imageAlt: 'A lit dhow on the creek at night',
    teaser: 'An old wooden dhow, a long table, and both banks of the creek by night.',
    description: [
      'Dubai began on the creek, and from the water one still sees it: wind towers and spice warehouses on one side, the trading houses of Deira on the other, and the ferries crossing between.',
      'The dhow goes up to Festival City and back while dinner is served: mezze, grilled fish and meat, rice with saffron, and dates with coffee to end with. The upper deck is open, the lower one glazed and cool.',
    ],
    amenities: [
      'Buffet dinner, with dishes without meat',
      'Water, juices, tea and Arabic coffee',
      'Oud and tanoura on the upper deck',
      'Air-conditioned lower deck',
      'Ramp for wheelchairs to the lower deck',
    ],
    price: parseFils('350'),
    duration: '2½ hours',
    location: 'Al Seef, Dubai',
    capacity: 100,
  },
  {
    id: '4',
    name: 'Palm and Marina Yacht Day',
    image: 'cruise-4',
    imageAlt: 'A yacht on bright water at noon',
    teaser: 'From the towers of the marina round the Palm, with a long stop to swim.',
    description: [
      'The yacht slips out between the towers of Dubai Marina and turns along the outer arc of the Palm. Off the Burj Al Arab it stops, and the ladder goes down: this is the place for the photograph, and for a swim.',
      'Lunch comes off the grill on the stern deck. In the afternoon there is time for the paddle boards, or for doing nothing at all in the shade of the flybridge.',
    ],
    amenities: [
      'Lunch from the grill on board',
      'Soft drinks and fruit all day',
      'Paddle boards and a floating mat',
      'Shaded flybridge',
      'Towels and sun cream',
    ],
    price: parseFils('900'),
    duration: '6 hours',
    location: 'Dubai Marina, Dubai',
    capacity: 40,
  },
];

export const findCruise = (id: string): Cruise | undefined => cruises.find((cruise) => cruise.id === id);
