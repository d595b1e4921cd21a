import { formatCount } from '../counts/formatCount.ts';
import { type CalendarDate, formatDate } from '../dates/index.ts';
import type { DraftPreferences } from './preferences.ts';
import { formatBudget, formatChildAges, listWishes } from './wishes/describePreferences.ts';

/**
 * Writes the planner's reply to a message: what it has understood, and what it still needs (GAP-68).
 *
 * @param preferences after the message
 * @param today in Dubai
 * @example formatPlannerReply({}, '2030-01-01') // 'Where would you like to go, and when does it begin? For example: “3 days trip to Dubai from 12 March, budget 1500”.'
 * @example formatPlannerReply({ destination: 'Dubai', start_date: '2030-03-01' }, '2030-01-01') // 'Dubai from Fri 1 March 2030. Press “Generate Itinerary” when you are ready, or tell me more: how many you are, what you like, your budget.'
 */
export function formatPlannerReply(preferences: DraftPreferences, today: CalendarDate): string {
  const summary = formatSummary(preferences);
  const prompt = formatPrompt(preferences, today);
  return summary === '' ? prompt : `${summary}. ${prompt}`;
}

function formatPrompt(preferences: DraftPreferences, today: CalendarDate): string {
  const { destination, start_date: start } = preferences;
  if (!destination && !start)
    return 'Where would you like to go, and when does it begin? For example: “3 days trip to Dubai from 12 March, budget 1500”.';
  if (!destination) return 'Where would you like to go?';
  if (!start) return 'On which date does your trip begin?';
  if (start < today) return 'That first day has passed. On which date does your trip begin?';
  const missing = listMissing(preferences);
  const more = missing.length > 0 ? `, or tell me more: ${missing.join(', ')}` : ', or change anything you like';
  return `Press “Generate Itinerary” when you are ready${more}.`;
}

function listMissing({ interests = [], budget_range: budget, group_size: people }: DraftPreferences): string[] {
  return [
    people === undefined ? 'how many you are' : '',
    interests.length === 0 ? 'what you like' : '',
    budget === undefined ? 'your budget' : '',
  ].filter(Boolean);
}

function formatSummary(preferences: DraftPreferences): string {
  const {
    interests = [],
    budget_range: budget,
    budget_per_person,
    group_size: people,
    child_ages: ages = [],
  } = preferences;
  const parts = [
    formatPlaceAndDates(preferences),
    people === undefined ? '' : people === 1 ? 'for one' : `for ${people} people`,
    ages.length > 0 ? `with ${formatChildAges(ages)}` : '',
    interests.length > 0 ? `interested in ${interests.join(', ')}` : '',
    budget ? formatBudget(budget, budget_per_person) : '',
    ...listWishes(preferences).map(({ text }) => text),
  ].filter(Boolean);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatPlaceAndDates({ destination = '', start_date: start, end_date: end, days }: DraftPreferences): string {
  const length = !start && days ? formatCount(days, 'day') : '';
  const until = start && end && end !== start ? `to ${formatDate(end)}` : '';
  return [destination, length, start ? `from ${formatDate(start)}` : '', until].filter(Boolean).join(' ');
}
