import { type CalendarDate, formatDate } from '../dates/index.ts';
import { formatPrice, parseFils } from '../money/index.ts';
import type { DraftPreferences } from './preferences.ts';

/**
 * What the planner says after a message: what it has understood, and what it still needs (GAP-68).
 *
 * @param wishes after the message
 * @param today in Dubai
 * @example plannerReply({}, '2030-01-01') // 'Where would you like to go, and when does it begin? For example: “3 days trip to Dubai from 12 March, budget 1500”.'
 * @example plannerReply({ destination: 'Dubai', start_date: '2030-03-01' }, '2030-01-01') // 'Dubai from Fri 1 March 2030. Press “Generate Itinerary” when you are ready, or tell me more: how many you are, what you like, your budget.'
 */
export function plannerReply(wishes: DraftPreferences, today: CalendarDate): string {
  const summary = summaryOf(wishes);
  const question = questionFor(wishes, today);
  return summary === '' ? question : `${summary}. ${question}`;
}

function questionFor(wishes: DraftPreferences, today: CalendarDate): string {
  const { destination, start_date: start } = wishes;
  if (!destination && !start)
    return 'Where would you like to go, and when does it begin? For example: “3 days trip to Dubai from 12 March, budget 1500”.';
  if (!destination) return 'Where would you like to go?';
  if (!start) return 'On which date does your trip begin?';
  if (start < today) return 'That first day has passed. On which date does your trip begin?';
  const missing = missingOf(wishes);
  const more = missing.length > 0 ? `, or tell me more: ${missing.join(', ')}` : ', or change anything you like';
  return `Press “Generate Itinerary” when you are ready${more}.`;
}

function missingOf({ interests = [], budget_range: budget, group_size: people }: DraftPreferences): string[] {
  return [
    people === undefined ? 'how many you are' : '',
    interests.length === 0 ? 'what you like' : '',
    budget === undefined ? 'your budget' : '',
  ].filter(Boolean);
}

function summaryOf(wishes: DraftPreferences): string {
  const { interests = [], budget_range: budget, group_size: people } = wishes;
  const parts = [
    placeAndTime(wishes),
    people === undefined ? '' : people === 1 ? 'for one' : `for ${people} people`,
    interests.length > 0 ? `with ${interests.join(', ')}` : '',
    budget ? formatBudget(budget) : '',
  ].filter(Boolean);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function placeAndTime({ destination = '', start_date: start, end_date: end, days }: DraftPreferences): string {
  const length = !start && days ? `${days} ${days === 1 ? 'day' : 'days'}` : '';
  const until = start && end && end !== start ? `to ${formatDate(end)}` : '';
  return [destination, length, start ? `from ${formatDate(start)}` : '', until].filter(Boolean).join(' ');
}

/**
 * A budget as it is read.
 *
 * @example formatBudget([0, 1500]) // 'up to AED 1,500'
 * @example formatBudget([500, 1500]) // 'AED 500 to AED 1,500'
 */
export function formatBudget([least = 0, most = least]: readonly number[]): string {
  const price = (dirhams: number) => formatPrice(parseFils(dirhams.toFixed(2))).replace(/\.00$/, '');
  return least > 0 ? `${price(least)} to ${price(most)}` : `up to ${price(most)}`;
}
