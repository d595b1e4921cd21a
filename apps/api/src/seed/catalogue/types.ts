import type { SceneSpec } from '@aitours/art';

/** Whole fils: 265_00 is AED 265.00. */
export type Fils = number;

/** YYYY-MM-DD, in Asia/Dubai. */
export type Day = string;

/** HH:MM, in Asia/Dubai. */
export type TimeOfDay = string;

/** 0 = Sunday … 6 = Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** ENTITY-16, in the order of the home page's filter. */
export const activityTypes = [
  'tour',
  'adventure',
  'attraction',
  'workshop',
  'experience',
  'water',
  'cultural',
  'food',
  'desert',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** When an activity takes place. */
export interface ActivitySlotSeed {
  readonly startDate: Day;
  /** Included. */
  readonly endDate: Day;
  readonly availableDays: readonly Weekday[];
  /** null: any time of the day. */
  readonly startTime: TimeOfDay | null;
}

export interface AddonSeed {
  /** Without colons: carts keep add-ons as "title:quantity:price" (ENTITY-19). */
  readonly title: string;
  /** The name of a lucide icon. */
  readonly icon: string;
  readonly shortDetail: string;
  readonly price: Fils;
}

export interface StepSeed {
  readonly title: string;
  readonly description: string;
}

/** ENTITY-14. */
export interface ActivitySeed {
  readonly slug: string;
  readonly title: string;
  readonly activityType: ActivityType;
  readonly locationName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly basePrice: Fils;
  readonly childPrice: Fils;
  /** For up to six people; null: no private choice. */
  readonly privatePrice: Fils | null;
  readonly durationMinutes: number;
  readonly durationUnit: 'minutes' | 'hours' | 'days';
  /** The first is the card's picture. */
  readonly images: readonly SceneSpec[];
  readonly timeSlots: readonly ActivitySlotSeed[];
  readonly languages: readonly string[];
  readonly maxParticipants: number;
  /** Paragraphs, set apart by an empty line. */
  readonly description: string;
  readonly itinerary: readonly StepSeed[];
  readonly highlights: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly addons: readonly AddonSeed[];
  readonly averageRating: number;
  readonly reviewsCount: number;
}

/** ENTITY-09. */
export interface RoomTypeSeed {
  readonly name: string;
  readonly pricePerNight: Fils;
}

/** ENTITY-08. */
export interface HotelSeed {
  readonly slug: string;
  readonly name: string;
  readonly starRating: 3 | 4 | 5;
  readonly address: string;
  readonly city: string;
  readonly image: SceneSpec;
  readonly roomTypes: readonly RoomTypeSeed[];
}

/** ENTITY-10: a vehicle that a tour's transfers can be booked with. */
export interface TransferTypeSeed {
  readonly slug: string;
  readonly name: string;
  /** null: the base price holds for any distance. */
  readonly pricePerKm: Fils | null;
  readonly basePrice: Fils;
}

/** ENTITY-11. */
export interface MealTypeSeed {
  readonly slug: string;
  readonly name: string;
  /** null: the base price is charged instead. */
  readonly pricePerMeal: Fils | null;
  readonly basePrice: Fils;
}

/** ENTITY-06. */
export interface TourTransferSeed {
  readonly transferType: string;
  readonly fromLocation: string;
  readonly toLocation: string;
  readonly durationMinutes: number;
  readonly isIncluded: boolean;
  readonly price: Fils;
  readonly distanceKm: number;
  /** The slug of a transfer type. */
  readonly vehicle: string;
}

export interface DayActivitySeed {
  readonly name: string;
  readonly price: Fils;
  readonly description: string;
}

/** ENTITY-05. */
export interface TourDaySeed {
  readonly title: string;
  readonly description: string;
  /** The slug of a hotel and the name of one of its room types; null on the day of departure. */
  readonly stay: { readonly hotel: string; readonly roomType: string } | null;
  readonly transfers: readonly TourTransferSeed[];
  /** Slugs of meal types. */
  readonly meals: readonly string[];
  readonly activities: readonly DayActivitySeed[];
}

/** ENTITY-03. */
export interface TourSeed {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** null: the shop shows its default, "Dubai, UAE". */
  readonly location: string | null;
  readonly tourType: string;
  readonly basePrice: Fils;
  readonly durationDays: number;
  readonly durationNights: number;
  /** null: one, and no limit (GAP-81). */
  readonly minGroupSize: number | null;
  readonly maxGroupSize: number | null;
  readonly averageRating: number;
  readonly reviewsCount: number;
  readonly featured: boolean;
  readonly meetingPoint: string;
  /** The first is the featured image. */
  readonly images: readonly SceneSpec[];
  readonly days: readonly TourDaySeed[];
}

/** ENTITY-23. */
export interface TicketTypeSeed {
  readonly name: string;
  readonly description: string;
  readonly adultPrice: Fils;
  /** null: no child fare. */
  readonly childPrice: Fils | null;
  readonly adultMinAge: number;
  readonly childMinAge: number | null;
  readonly childMaxAge: number | null;
  readonly childRequiresAdult: boolean;
  readonly includesFastTrack: boolean;
  readonly includesTransfer: boolean;
  readonly includesMeal: boolean;
}

/** ENTITY-24. */
export interface TicketSlotSeed {
  readonly name: string;
  readonly time: TimeOfDay;
  /** Added to the adult price; may be negative. */
  readonly priceAdjustment: Fils;
}

/** How the stock of an event is laid out over the days it is open. */
export interface TicketAvailabilitySeed {
  readonly openDays: readonly Weekday[];
  /** Places per ticket type, time slot and day. */
  readonly capacityPerSlot: number;
  /**
   * How many tickets are left in all. `sold-out` leaves none and a number exactly that many, on the
   * first open days from today; null leaves whatever hasn't been booked.
   */
  readonly left: 'sold-out' | number | null;
}

/** ENTITY-22. */
export interface EventSeed {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly venue: string;
  /** null: the card shows "Location TBA" (TICKET-12). */
  readonly location: string | null;
  readonly eventType: string;
  readonly durationMinutes: number | null;
  readonly startDate: Day;
  readonly endDate: Day;
  readonly images: readonly SceneSpec[];
  readonly ticketTypes: readonly TicketTypeSeed[];
  readonly timeSlots: readonly TicketSlotSeed[];
  readonly availability: TicketAvailabilitySeed;
}

/** ENTITY-32. */
export interface VehicleSeed {
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly image: SceneSpec;
  readonly price: Fils;
  /** null: the price holds for any distance (GAP-38). */
  readonly pricePerKm: Fils | null;
  readonly maxPassengers: number;
  readonly maxLuggage: number;
  readonly features: readonly string[];
}

/** ENTITY-38. */
export interface BlogCategorySeed {
  readonly slug: string;
  readonly name: string;
}

/** ENTITY-39. */
export interface CommentSeed {
  readonly author: string;
  readonly content: string;
  /** How many days after the post. */
  readonly daysLater: number;
  readonly replies: readonly Omit<CommentSeed, 'replies'>[];
}

/** ENTITY-37. */
export interface BlogPostSeed {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly author: string;
  readonly excerpt: string;
  /** HTML: headings, paragraphs, lists, emphasis. */
  readonly content: string;
  readonly image: SceneSpec;
  readonly imageAlt: string;
  readonly publishedOn: Day;
  readonly readMinutes: number;
  readonly featured: boolean;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly comments: readonly CommentSeed[];
}

/** ENTITY-01, without a password. */
export interface AccountSeed {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly bio: string;
  readonly address: string;
  readonly avatar: SceneSpec;
  readonly newsletterSubscription: boolean;
  readonly isStaff: boolean;
}

export type BookingStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled' | 'refunded';

interface AnyBookingSeed {
  /** The e-mail address of an account. */
  readonly account: string;
  /** Negative: in the past. When the product is closed on that day, the nearest open one is meant. */
  readonly daysFromToday: number;
  readonly status: BookingStatus;
  readonly paymentMethod: 'card' | 'cash' | 'wallet';
  readonly specialRequests?: string;
}

interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** What it takes to make a booking of a kind; prices come from the rules, not from here. */
export type BookingSeed = AnyBookingSeed &
  (
    | {
        readonly kind: 'activity';
        readonly slug: string;
        readonly party: Party;
        readonly isPrivate: boolean;
        readonly pickup: 'dubai' | 'abu_dhabi' | 'sharjah' | 'ajman';
      }
    | {
        readonly kind: 'ticket';
        readonly slug: string;
        readonly ticketType: string;
        readonly party: Pick<Party, 'adults' | 'children'>;
      }
    | { readonly kind: 'tour'; readonly slug: string; readonly party: Party }
    | {
        readonly kind: 'transfer';
        /** The slug of a vehicle. */
        readonly slug: string;
        readonly from: string;
        readonly to: string;
        readonly distanceKm: number;
        readonly time: TimeOfDay;
        readonly passengers: number;
        readonly luggage: number;
        readonly returnAfterDays: number | null;
      }
  );

export interface Catalogue {
  readonly activities: readonly ActivitySeed[];
  readonly tours: readonly TourSeed[];
  readonly hotels: readonly HotelSeed[];
  readonly transferTypes: readonly TransferTypeSeed[];
  readonly mealTypes: readonly MealTypeSeed[];
  readonly events: readonly EventSeed[];
  readonly vehicles: readonly VehicleSeed[];
  readonly blogCategories: readonly BlogCategorySeed[];
  readonly blogPosts: readonly BlogPostSeed[];
  readonly accounts: readonly AccountSeed[];
  readonly bookings: readonly BookingSeed[];
}
