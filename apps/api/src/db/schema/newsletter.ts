import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Subscribers of the newsletter, and addresses that haven't confirmed yet. Addresses are in lower case. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text('email').primaryKey(),
    /** In the links of each mail, so it is not hashed. */
    token: text('token').notNull(),
    requestedAt: instant('requested_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_token_key').on(table.token),
    index('newsletter_subscriptions_requested_at_idx').on(table.requestedAt),
  ],
);
