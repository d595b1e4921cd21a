import type { CalendarDate, TimeOfDay } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';

/** What a cart can hold (CART-16). Tours are shown if the server sends one; the shop itself never adds one. */
export const cartItemTypes = ['activity', 'ticket', 'tour'] as const;

/** What a line of the cart is of. */
export type CartItemType = (typeof cartItemTypes)[number];

/** A line of the cart, read from the server’s answer or from what the browser kept. */
export interface CartItem {
  readonly id: string;
  readonly type: CartItemType;
  readonly title: string;
  /** Absent where the placeholder is shown (CART-24). */
  readonly image?: string;
  readonly quantity: number;
  /** What the whole line costs (CART-28). */
  readonly amount: Fils;
  readonly date?: CalendarDate;
  readonly time?: TimeOfDay;
  /** Of a tour, its whole days. Absent where it isn't known. */
  readonly durationMinutes?: number;
  /** As the wire has them; read them with `parseActivityDetails` or `parseTicketDetails`. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The activity, event or tour behind the line. */
  readonly product?: CartProduct;
}

/** Which product a line leads to. */
export interface CartProduct {
  readonly id: string | number;
  readonly slug?: string;
}
