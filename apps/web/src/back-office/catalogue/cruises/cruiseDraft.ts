import type { Schema } from '@aitours/api-client';
import { findCruiseErrors } from '@aitours/domain/cruise';
import { activityFormMessages } from '../../shared/activityFormMessages.ts';
import {
  checkAmount,
  checkOptional,
  checkRequired,
  createLinesCheck,
  describeRules,
  dropMissing,
  place,
  splitLines,
  toAmount,
  within,
} from '../../shared/fieldChecks.ts';
import { listNewerChanges, type ProductForm, saveProduct } from '../product/productForm.ts';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';

export type StaffCruise = Schema<'StaffCruise'>;
type CruiseInput = Schema<'CruiseInput'>;

/** What is in the form of a cruise; numbers and prices as they were typed. */
export interface CruiseDraft {
  readonly name: string;
  readonly teaser: string;
  readonly description: string;
  readonly image: string | null;
  readonly imageAlt: string;
  /** One per line. */
  readonly amenities: string;
  readonly price: string;
  readonly duration: string;
  readonly location: string;
  readonly capacity: string;
  /** Empty: a new cruise comes last, another keeps its place. */
  readonly position: string;
}

export const emptyCruise: CruiseDraft = {
  name: '',
  teaser: '',
  description: '',
  image: null,
  imageAlt: '',
  amenities: '',
  price: '',
  duration: '',
  location: '',
  capacity: '',
  position: '',
};

/** Returns the draft of a cruise. */
export const toCruiseDraft = ({ image_alt, amenities, capacity, position, ...cruise }: CruiseInput): CruiseDraft => ({
  ...cruise,
  image: cruise.image ?? null,
  imageAlt: image_alt ?? '',
  amenities: amenities.join('\n'),
  capacity: String(capacity),
  position: String(position ?? ''),
});

/** Returns the draft of a copy: with another name, as the last one. */
export const toCruiseCopy = (draft: CruiseDraft): CruiseDraft => ({
  ...draft,
  name: activityFormMessages.copyOf(draft.name),
  position: '',
});

/** Returns the request of a valid draft. */
export const toCruiseInput = (draft: CruiseDraft): CruiseInput => ({
  name: draft.name.trim(),
  teaser: draft.teaser.trim(),
  description: draft.description.trim(),
  image: draft.image,
  image_alt: draft.image === null ? '' : draft.imageAlt.trim(),
  price: toAmount(draft.price),
  capacity: Number(draft.capacity),
  ...(draft.position.trim() !== '' && { position: Number(draft.position) }),
  duration: draft.duration.trim(),
  location: draft.location.trim(),
  amenities: splitLines(draft.amenities),
});

const maxCapacity = 10_000;

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkCruise(draft: CruiseDraft): Readonly<Record<string, string>> {
  const own = {
    name: checkRequired(draft.name),
    teaser: checkRequired(draft.teaser),
    description: checkRequired(draft.description),
    price: checkRequired(draft.price, checkAmount),
    capacity: checkRequired(draft.capacity, within(1, maxCapacity)),
    position: checkOptional(draft.position, place),
    duration: checkRequired(draft.duration),
    location: checkRequired(draft.location),
    amenities: createLinesCheck(200, 30)(draft.amenities),
  };
  const rules = describeRules(findCruiseErrors(toCruiseInput(draft)), own, messages.rules);
  const found = { ...dropMissing(own), ...rules };
  return Object.fromEntries(fieldNames.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])));
}

const fieldNames = Object.keys(toCruiseInput({ ...emptyCruise, position: '0' }));

/** The form of cruises. */
export const cruiseForm: ProductForm<CruiseDraft, StaffCruise> = {
  toDraft: ({ cruise }) => toCruiseDraft(cruise),
  check: checkCruise,
  listFields: () => fieldNames,
  save: (client, details, draft) => {
    const body = toCruiseInput(draft);
    return saveProduct(details, {
      create: () => client.call('createStaffCruise', { body }),
      replace: (target) => client.call('replaceStaffCruise', { ...target, body }),
      load: (path) => client.call('getStaffCruise', { path }),
    });
  },
  listNewer: listNewerChanges,
};
