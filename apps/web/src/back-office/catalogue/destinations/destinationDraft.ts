import type { Schema } from '@aitours/api-client';
import { findDestinationErrors } from '@aitours/domain/catalogue';
import { activityFormMessages } from '../../shared/activityFormMessages.ts';
import {
  type Check,
  checkOptional,
  checkRequired,
  describeRules,
  dropMissing,
  orNull,
  place,
} from '../../shared/fieldChecks.ts';
import { listNewerChanges, type ProductForm, saveProduct } from '../product/productForm.ts';
import { destinationMessages as messages } from './destinationMessages.ts';

export type StaffDestination = Schema<'StaffDestination'>;
type DestinationInput = Schema<'DestinationInput'>;

/** What is in the form of a destination; numbers as they were typed. */
export interface DestinationDraft {
  readonly shownOn: Schema<'DestinationPlace'>;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly imageAlt: string;
  /** Empty: its name. */
  readonly search: string;
  readonly city: string;
  readonly rating: string;
  readonly duration: string;
  readonly price: string;
  /** Empty: a new destination comes last, another keeps its place. */
  readonly position: string;
}

export const emptyDestination: DestinationDraft = {
  shownOn: 'home',
  name: '',
  description: '',
  image: null,
  imageAlt: '',
  search: '',
  city: '',
  rating: '',
  duration: '',
  price: '',
  position: '',
};

/** Returns the draft of a destination. */
export const toDestinationDraft = (input: DestinationInput): DestinationDraft => ({
  shownOn: input.shown_on,
  name: input.name,
  description: input.description ?? '',
  image: input.image ?? null,
  imageAlt: input.image_alt ?? '',
  search: input.search ?? '',
  city: input.city ?? '',
  rating: String(input.rating ?? ''),
  duration: input.duration ?? '',
  price: input.price ?? '',
  position: String(input.position ?? ''),
});

const maxName = 120;

/** Returns the draft of a copy: with another name, as the last one. */
export const toDestinationCopy = (draft: DestinationDraft): DestinationDraft => ({
  ...draft,
  name: activityFormMessages.copyOf(draft.name).slice(0, maxName),
  position: '',
});

/** Returns the request of a valid draft. */
export const toDestinationInput = (draft: DestinationDraft): DestinationInput => ({
  shown_on: draft.shownOn,
  name: draft.name.trim(),
  description: draft.description.trim(),
  search: draft.search.trim(),
  city: draft.city.trim(),
  duration: draft.duration.trim(),
  price: draft.price.trim(),
  rating: draft.shownOn === 'home' ? null : orNull(draft.rating, Number),
  ...(draft.position.trim() !== '' && { position: Number(draft.position) }),
  image: draft.image,
  image_alt: draft.image === null ? '' : draft.imageAlt.trim(),
});

const isRating: Check = (text) => (/^([0-4](\.\d)?|5(\.0)?)$/.test(text) ? undefined : messages.badRating);

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkDestination(draft: DestinationDraft): Readonly<Record<string, string>> {
  const own = {
    name: checkRequired(draft.name),
    rating: draft.shownOn === 'home' ? undefined : checkOptional(draft.rating, isRating),
    position: checkOptional(draft.position, place),
  };
  const found = {
    ...dropMissing(own),
    ...describeRules(findDestinationErrors(toDestinationInput(draft)), own, messages.rules),
  };
  return Object.fromEntries(fieldNames.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])));
}

const fieldNames = Object.keys(toDestinationInput({ ...emptyDestination, position: '0' }));

/** The form of destinations. */
export const destinationForm: ProductForm<DestinationDraft, StaffDestination> = {
  toDraft: ({ destination }) => toDestinationDraft(destination),
  check: checkDestination,
  listFields: () => fieldNames,
  save: (client, details, draft) => {
    const body = toDestinationInput(draft);
    return saveProduct(details, {
      create: () => client.call('createStaffDestination', { body }),
      replace: (target) => client.call('replaceStaffDestination', { ...target, body }),
      load: (path) => client.call('getStaffDestination', { path }),
    });
  },
  listNewer: listNewerChanges,
};
