import {
  type DraftPreferences,
  findTripErrors,
  type PlannerPlace,
  parseModelTrip,
  type TripDay,
  type TripQuery,
} from '@aitours/domain/planner';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { itineraryInvalid, serviceUnavailable } from '../problems/problems.ts';

/** A place with its name and text, for the model and for travellers who name it. */
export interface DescribedPlace extends PlannerPlace {
  readonly name: string;
  readonly text: string;
}

/** A language model that replaces the built-in planning rules (GAP-68). */
export interface PlannerModel {
  /** @throws {Problem} service-unavailable when it doesn't respond, itinerary-invalid when its plan breaks a rule */
  plan(places: readonly DescribedPlace[], query: TripQuery): Promise<TripDay[]>;
  /** @throws {Problem} service-unavailable */
  reply(message: string, preferences: DraftPreferences, today: string): Promise<string>;
}

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const timeout = 20_000;
/** Requests are slow and cost money: further concurrent ones get a 503. */
const maxConcurrent = 4;
const maxPlaces = 60;
const maxReplyLength = 4000;

const planPrompt = `You plan days for travellers in the United Arab Emirates. Respond only with JSON:
{"days":[{"date":"YYYY-MM-DD","activities":[{"activity_id":"...","time":"HH:MM"}]}]}
Name each of the given dates once and in order. Use only the given activities, each at most once, and begin each within
one of its openings of that date. Leave enough time to drive between them. Stay within the budget for the whole group.`;
const replyPrompt = `You are the day planner of a travel shop in the United Arab Emirates. Reply in at most three friendly
sentences of plain text. Request the destination and the first day if they are missing. Promise no prices or availability.`;

/** Creates a client of a service with OpenAI's chat completions API; null when none is configured. */
export function createPlannerModel(config: Config['planner'], log: FastifyBaseLogger): PlannerModel | null {
  if (!config) return null;
  let runningRequests = 0;
  const complete = async (system: string, input: unknown, isJson: boolean): Promise<string> => {
    if (runningRequests >= maxConcurrent) throw serviceUnavailable();
    runningRequests++;
    try {
      return await requestCompletion(config, system, input, isJson);
    } catch (error) {
      log.warn({ err: error }, 'the planner model did not respond');
      throw serviceUnavailable();
    } finally {
      runningRequests--;
    }
  };
  return {
    async plan(places, query) {
      const candidates = places.slice(0, maxPlaces);
      const content = await complete(planPrompt, { trip: query, activities: candidates.map(describePlace) }, true);
      const days = parseModelTrip(parseJson(content), candidates);
      const errors = days ? findTripErrors(days, candidates, query) : ['unexpected format'];
      if (!days || errors.length > 0) {
        log.warn({ errors }, 'the planner model returned an invalid plan');
        throw itineraryInvalid();
      }
      return days;
    },
    async reply(message, preferences, today) {
      const content = await complete(replyPrompt, { message, preferences, today }, false);
      return content.trim().slice(0, maxReplyLength) || 'Tell me more about your trip.';
    },
  };
}

async function requestCompletion(
  { url, key, model }: NonNullable<Config['planner']>,
  system: string,
  input: unknown,
  isJson: boolean,
): Promise<string> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({
      model,
      temperature: 0,
      ...(isJson ? { response_format: { type: 'json_object' } } : {}),
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: JSON.stringify(input) },
      ],
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The planner model responded with ${response.status}`);
  const [first] = completion.parse(await response.json()).choices;
  return first?.message.content ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    return undefined;
  }
}

const describePlace = ({
  id,
  name,
  location,
  point,
  minutes,
  groupPrice,
  datedPrices,
  serves,
  openings,
}: DescribedPlace) => ({
  activity_id: id,
  name,
  location,
  ...point,
  minutes,
  aed_for_group: groupPrice / 100,
  ...(datedPrices && { aed_for_group_on_dates: toDirhams(datedPrices) }),
  interests: serves,
  openings,
});

const toDirhams = (prices: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(prices).map(([date, price]) => [date, price / 100]));
