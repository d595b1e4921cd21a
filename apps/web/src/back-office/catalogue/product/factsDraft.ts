import type { Schema } from '@aitours/api-client';
import type { Diet } from '@aitours/domain/activity';
import { checkOptional, checkRequired, createLinesCheck, splitLines, within } from '../../shared/fieldChecks.ts';
import {
  checkMeeting,
  emptyMeeting,
  type MeetingDraft,
  meetingFields,
  toMeetingDraft,
  toMeetingFacts,
} from './meetingDraft.ts';

type Facts = Schema<'ActivityFacts'>;

/** Whether something holds; empty if it is unknown. */
export type Known = '' | 'yes' | 'no';

/** The facts of a product in the form; numbers as they were typed. What is empty is unknown. */
export interface FactsDraft extends MeetingDraft {
  readonly minAge: string;
  readonly minHeight: string;
  readonly stepFree: Known;
  readonly stroller: Known;
  readonly toilets: Known;
  readonly outdoors: Known;
  /** Null: there is no meal, or it is unknown. */
  readonly diets: readonly Diet[] | null;
  readonly dressCode: string;
  /** One per line. */
  readonly bring: string;
  /** With both empty: they are unknown. */
  readonly ramadanOpens: string;
  readonly ramadanCloses: string;
}

export const emptyFacts: FactsDraft = {
  minAge: '',
  minHeight: '',
  stepFree: '',
  stroller: '',
  toilets: '',
  outdoors: '',
  diets: null,
  dressCode: '',
  bring: '',
  ramadanOpens: '',
  ramadanCloses: '',
  ...emptyMeeting,
};

const toKnown = (value: boolean | undefined): Known => (value === undefined ? '' : value ? 'yes' : 'no');

/** Returns the draft of facts. */
export const toFactsDraft = (facts: Facts = {}): FactsDraft => ({
  minAge: String(facts.min_age ?? ''),
  minHeight: String(facts.min_height_cm ?? ''),
  stepFree: toKnown(facts.step_free),
  stroller: toKnown(facts.stroller),
  toilets: toKnown(facts.toilets),
  outdoors: toKnown(facts.outdoors),
  diets: facts.diets ?? null,
  dressCode: facts.dress_code ?? '',
  bring: (facts.bring ?? []).join('\n'),
  ramadanOpens: facts.ramadan_hours?.opens ?? '',
  ramadanCloses: facts.ramadan_hours?.closes ?? '',
  ...toMeetingDraft(facts),
});

/** Whether one of the hours is filled in, so that the other is required. */
export const hasRamadanHours = ({ ramadanOpens, ramadanCloses }: FactsDraft): boolean =>
  ramadanOpens !== '' || ramadanCloses !== '';

/** Returns the member with the facts of a valid draft; none if nothing is known. */
export function toFacts(draft: FactsDraft): { facts?: Facts } {
  const bring = splitLines(draft.bring);
  const facts: Facts = {
    ...(draft.minAge.trim() !== '' && { min_age: Number(draft.minAge) }),
    ...(draft.minHeight.trim() !== '' && { min_height_cm: Number(draft.minHeight) }),
    ...(draft.stepFree !== '' && { step_free: draft.stepFree === 'yes' }),
    ...(draft.stroller !== '' && { stroller: draft.stroller === 'yes' }),
    ...(draft.toilets !== '' && { toilets: draft.toilets === 'yes' }),
    ...(draft.outdoors !== '' && { outdoors: draft.outdoors === 'yes' }),
    ...(draft.diets && { diets: [...draft.diets] }),
    ...(draft.dressCode.trim() !== '' && { dress_code: draft.dressCode.trim() }),
    ...(bring.length > 0 && { bring }),
    ...(hasRamadanHours(draft) && { ramadan_hours: { opens: draft.ramadanOpens, closes: draft.ramadanCloses } }),
    ...toMeetingFacts(draft),
  };
  return Object.keys(facts).length > 0 ? { facts } : {};
}

/** Returns the errors of facts by the names on the wire. */
export const checkFacts = (draft: FactsDraft): Record<string, string | undefined> => ({
  'facts.min_age': checkOptional(draft.minAge, within(0, 99)),
  'facts.min_height_cm': checkOptional(draft.minHeight, within(50, 220)),
  'facts.bring': createLinesCheck(100, 10)(draft.bring),
  ...(hasRamadanHours(draft) && {
    'facts.ramadan_hours.opens': checkRequired(draft.ramadanOpens),
    'facts.ramadan_hours.closes': checkRequired(draft.ramadanCloses),
  }),
  ...checkMeeting(draft),
});

/** The names on the wire of the fields of facts. */
export const factFields: readonly string[] = [
  ...'min_age min_height_cm step_free stroller toilets outdoors diets dress_code bring ramadan_hours.opens ramadan_hours.closes'
    .split(' ')
    .map((name) => `facts.${name}`),
  ...meetingFields,
];
