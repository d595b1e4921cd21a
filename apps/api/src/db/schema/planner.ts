import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** A conversation with the day planner, identified by the hash of its secret session id. */
export const plannerSessions = pgTable('planner_sessions', {
  sessionHash: text('session_hash').primaryKey(),
  preferences: jsonb('preferences').$type<Readonly<Record<string, unknown>>>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const dayPlans = pgTable(
  'day_plans',
  {
    id: id(),
    sessionHash: text('session_hash').notNull(),
    itinerary: jsonb('itinerary').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('day_plans_session_hash_idx').on(table.sessionHash, table.createdAt)],
);
