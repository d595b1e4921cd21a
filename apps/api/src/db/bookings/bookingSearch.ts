import { readPhoneSearch } from '@aitours/domain/staff';
import { and, like, type SQL, sql } from 'drizzle-orm';
import { searchQuery } from '../catalogue/filters.ts';
import { toWords } from '../catalogue/searchTerms.ts';
import type { Database } from '../database.ts';
import { reversedPhoneDigits } from '../schema/columns.ts';
import { bookingNotes, bookings, noteSearchVector, userSearchVector, users } from '../schema.ts';

/**
 * Matches bookings that staff search for. Each word is the beginning of one of the booking (its number, name, address,
 * products, places and requests), of its user's account or of a note on it; digits are the end of the phone number or the
 * beginning of a word, which the booking number without its letters is.
 */
export function matchesBookingSearch(db: Database, search: string): SQL | undefined {
  const digits = readPhoneSearch(search);
  // The search for digits excludes the search for words: with both, the planner expects many matches, and reads all bookings in their order.
  if (digits !== undefined) return hasDigits(db, digits, toWords(search).join(''));
  return and(...searchTerms(search).map((term) => matchesTerm(db, term)));
}

/** An array subquery runs once, and each half of the union uses an index. */
function hasDigits(db: Database, phoneEnd: string, beginning: string): SQL {
  const found = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(endsWithDigits(bookings.phone, phoneEnd))
    .union(
      db
        .select({ id: bookings.id })
        .from(bookings)
        .where(sql`${bookings.search} @@ to_tsquery('simple', ${`${beginning}:*`})`),
    );
  return sql`${bookings.id} = any(array(${found}))`;
}

/** Matches phone numbers that end with these digits. */
export const endsWithDigits = (phone: Parameters<typeof reversedPhoneDigits>[0], digits: string): SQL =>
  like(reversedPhoneDigits(phone), `${[...digits].toReversed().join('')}%`);

/** Returns each word as a prefix in PostgreSQL's `tsquery` syntax. A word without letters or digits matches nothing. */
function searchTerms(search: string): string[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => searchQuery(word) ?? matchNothing);
}

const matchNothing = '';

/** Matches a term. The users and the notes are array subqueries, which run once, so that each part of the `or` uses an index. */
function matchesTerm(db: Database, term: string): SQL {
  const query = sql`to_tsquery('simple', ${term})`;
  const owners = db
    .select({ id: users.id })
    .from(users)
    .where(sql`${userSearchVector(users)} @@ ${query}`);
  const noted = db
    .select({ id: bookingNotes.bookingId })
    .from(bookingNotes)
    .where(sql`${noteSearchVector(bookingNotes)} @@ ${query}`);
  return sql`(${bookings.search} @@ ${query} or ${bookings.userId} = any(array(${owners}))
    or ${bookings.id} = any(array(${noted})))`;
}
