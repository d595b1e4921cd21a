import type { CancellationTerms } from '../booking/cancellationTerms.ts';
import type { CalendarDate, TimeOfDay } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import type { GeoPoint } from '../planner/index.ts';

/** The types of cart items (CART-16). The shop never adds a tour, but shows one that the server sends. */
export const cartItemTypes = ['activity', 'ticket', 'tour'] as const;

/** The type of a cart item. */
export type CartItemType = (typeof cartItemTypes)[number];

/** A line of the cart, parsed from the server's response or from storage. */
export interface CartItem {
  readonly id: string;
  readonly type: CartItemType;
  readonly title: string;
  /** Absent if the placeholder is shown (CART-24). */
  readonly image?: string;
  readonly quantity: number;
  /** The price of the whole line (CART-28). */
  readonly amount: Fils;
  readonly date?: CalendarDate;
  readonly time?: TimeOfDay;
  /** Of a tour, whole days. Absent if unknown. */
  readonly durationMinutes?: number;
  /** As on the wire; parse them with `parseActivityDetails` or `parseTicketDetails`. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Where it takes place. Absent if unknown, and of a tour. */
  readonly point?: GeoPoint;
  /** The activity, event or tour behind the line. */
  readonly product?: CartProduct;
}

/** The product of a line. */
export interface CartProduct {
  readonly id: string | number;
  readonly slug?: string;
  /** Absent: the default ones. */
  readonly terms?: CancellationTerms;
}
