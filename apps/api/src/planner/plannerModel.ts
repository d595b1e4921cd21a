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

/** A place with what a model has to know of it. */
export interface DescribedPlace extends PlannerPlace {
  readonly name: string;
}

/** A language model that plans and talks instead of the built-in rules (GAP-68). */
export interface PlannerModel {
  /** @throws {Problem} service-unavailable when it doesn't answer, itinerary-invalid when its plan can't be kept */
  plan(places: readonly DescribedPlace[], question: TripQuery): Promise<TripDay[]>;
  /** @throws {Problem} service-unavailable */
  reply(message: string, wishes: DraftPreferences, today: string): Promise<string>;
}

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const answerWithin = 20_000;
/** Each may wait for long, and every word costs: a crowd is told to come back. */
const mostAtOnce = 4;
const mostPlaces = 60;
const mostText = 4000;

const planning = `You plan days for travellers in the United Arab Emirates. Answer with JSON alone:
{"days":[{"date":"YYYY-MM-DD","activities":[{"activity_id":"...","time":"HH:MM"}]}]}
Name each of the given dates once and in order. Use only the given activities, each at most once, and begin each within
one of its openings of that date. Leave enough time for the road between them. Stay within the budget for the whole group.`;
const talking = `You are the day planner of a travel shop in the United Arab Emirates. Answer in at most three friendly
sentences of plain text. Ask for the destination and the first day when they are missing. Promise no prices and no places.`;

/** Any service that speaks OpenAI's chat completions; null when none is configured. */
export function plannerModel(config: Config['planner'], log: FastifyBaseLogger): PlannerModel | null {
  if (!config) return null;
  let running = 0;
  const complete = async (system: string, given: unknown, isJson: boolean): Promise<string> => {
    if (running >= mostAtOnce) throw serviceUnavailable();
    running++;
    try {
      return await ask(config, system, given, isJson);
    } catch (error) {
      log.warn({ err: error }, 'the planner’s model did not answer');
      throw serviceUnavailable();
    } finally {
      running--;
    }
  };
  return {
    async plan(places, question) {
      const choice = places.slice(0, mostPlaces);
      const answer = await complete(planning, { question, activities: choice.map(told) }, true);
      const days = parseModelTrip(jsonOf(answer), choice);
      const faults = days ? findTripErrors(days, choice, question) : ['it has another shape'];
      if (!days || faults.length > 0) {
        log.warn({ faults }, 'the planner’s model made a plan that can’t be kept');
        throw itineraryInvalid();
      }
      return days;
    },
    async reply(message, wishes, today) {
      const answer = await complete(talking, { message, known: wishes, today }, false);
      return answer.trim().slice(0, mostText) || 'Tell me more about your trip.';
    },
  };
}

async function ask(
  { url, key, model }: NonNullable<Config['planner']>,
  system: string,
  given: unknown,
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
        { role: 'user', content: JSON.stringify(given) },
      ],
    }),
    signal: AbortSignal.timeout(answerWithin),
  });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  const [first] = completion.parse(await response.json()).choices;
  return first?.message.content ?? '';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    return undefined;
  }
}

const told = ({ id, name, location, point, minutes, price, serves, openings }: DescribedPlace) => ({
  activity_id: id,
  name,
  location,
  ...point,
  minutes,
  aed_per_person: price / 100,
  interests: serves,
  openings,
});
