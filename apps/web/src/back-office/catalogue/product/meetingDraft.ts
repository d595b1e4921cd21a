import type { Schema } from '@aitours/api-client';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { type Check, checkOptional, checkRequired, createCoordinateCheck } from '../../shared/fieldChecks.ts';

type Facts = Schema<'ActivityFacts'>;

/** Where participants meet and whom they call, in the form. */
export interface MeetingDraft {
  /** With all other fields of the point empty: there is none, or it is unknown. */
  readonly meetingName: string;
  readonly meetingDirections: string;
  readonly meetingLatitude: string;
  readonly meetingLongitude: string;
  readonly meetingImage: string | null;
  readonly meetingAlt: string;
  readonly emergencyPhone: string;
}

export const emptyMeeting: MeetingDraft = {
  meetingName: '',
  meetingDirections: '',
  meetingLatitude: '',
  meetingLongitude: '',
  meetingImage: null,
  meetingAlt: '',
  emergencyPhone: '',
};

/** Returns the draft of a meeting point. */
export const toMeetingDraft = ({ meeting_point: point, emergency_phone }: Facts): MeetingDraft => ({
  meetingName: point?.name ?? '',
  meetingDirections: point?.directions ?? '',
  meetingLatitude: String(point?.latitude ?? ''),
  meetingLongitude: String(point?.longitude ?? ''),
  meetingImage: point?.picture?.image ?? null,
  meetingAlt: point?.picture?.alt ?? '',
  emergencyPhone: emergency_phone ?? '',
});

/** Whether a part of the point is filled in, so that the others are required. */
export const hasMeetingPoint = (draft: MeetingDraft): boolean =>
  draft.meetingImage !== null ||
  [draft.meetingName, draft.meetingDirections, draft.meetingLatitude, draft.meetingLongitude].some(
    (text) => text.trim() !== '',
  );

/** Returns the facts of a valid draft. */
export const toMeetingFacts = (draft: MeetingDraft): Facts => ({
  ...(hasMeetingPoint(draft) && {
    meeting_point: {
      name: draft.meetingName.trim(),
      ...(draft.meetingDirections.trim() !== '' && { directions: draft.meetingDirections.trim() }),
      latitude: Number(draft.meetingLatitude),
      longitude: Number(draft.meetingLongitude),
      ...(draft.meetingImage !== null && { picture: { image: draft.meetingImage, alt: draft.meetingAlt.trim() } }),
    },
  }),
  ...(draft.emergencyPhone.trim() !== '' && { emergency_phone: draft.emergencyPhone.trim() }),
});

const checkPhone: Check = (text) => (/^\+[0-9 ]{6,24}$/.test(text) ? undefined : messages.errors.phone);

const point = 'facts.meeting_point';

/** Returns the errors of a meeting point by the names on the wire. */
export const checkMeeting = (draft: MeetingDraft): Record<string, string | undefined> => ({
  ...(hasMeetingPoint(draft) && {
    [`${point}.name`]: checkRequired(draft.meetingName),
    [`${point}.latitude`]: checkRequired(draft.meetingLatitude, createCoordinateCheck(90)),
    [`${point}.longitude`]: checkRequired(draft.meetingLongitude, createCoordinateCheck(180)),
    ...(draft.meetingImage !== null && { [`${point}.picture.alt`]: checkRequired(draft.meetingAlt) }),
  }),
  'facts.emergency_phone': checkOptional(draft.emergencyPhone, checkPhone),
});

/** The names on the wire of the fields of a meeting point. */
export const meetingFields: readonly string[] = [
  ...['name', 'directions', 'latitude', 'longitude', 'picture', 'picture.alt'].map((name) => `${point}.${name}`),
  'facts.emergency_phone',
];
