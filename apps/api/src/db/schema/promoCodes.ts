import type { DiscountRate } from '@aitours/domain/pricing';
import type { components } from '@aitours/openapi/schema';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Codes that reduce the price of a booking. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: id(),
    /** In upper case. */
    code: text('code').notNull(),
    /** In whole percent or in fils. */
    rate: jsonb('rate').$type<DiscountRate>().notNull(),
    /** Empty: all products. */
    products: jsonb('products').$type<readonly components['schemas']['PromoCodeProduct'][]>().notNull(),
    /** The first and the last day in Dubai; null: no limit. */
    validFrom: date('valid_from'),
    validUntil: date('valid_until'),
    /** Numbers of bookings that keep their discounts; null: no limit. */
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    isActive: boolean('is_active').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('promo_codes_code_key').on(table.code),
    index('promo_codes_created_at_idx').on(table.createdAt.desc().nullsFirst(), table.id),
  ],
);
