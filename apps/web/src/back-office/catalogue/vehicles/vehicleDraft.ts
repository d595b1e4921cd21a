import type { Schema } from '@aitours/api-client';
import { findVehicleErrors } from '@aitours/domain/catalogue';
import { activityFormMessages } from '../../shared/activityFormMessages.ts';
import {
  checkAmount,
  checkOptional,
  checkRequired,
  createLinesCheck,
  describeRules,
  dropMissing,
  orNull,
  place,
  splitLines,
  toAmount,
  within,
} from '../../shared/fieldChecks.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { listNewerChanges, type ProductForm, saveProduct } from '../product/productForm.ts';
import { checkTerms, type TermRow, toTermRows, toTerms } from '../product/termsDraft.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';

export type StaffVehicle = Schema<'StaffVehicle'>;
type VehicleInput = Schema<'VehicleInput'>;

/** A price between zones as it was typed. */
export type ZonePriceRow = Row<Schema<'ZonePrice'>>;

export const createZonePrice = (): ZonePriceRow => toRow({ from: '', to: '', price: '' });

/** What is in the form of a vehicle; numbers and prices as they were typed. */
export interface VehicleDraft {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** One per line. */
  readonly features: string;
  readonly passengers: string;
  readonly luggage: string;
  readonly price: string;
  /** Empty: the price is the same for any distance. */
  readonly perKm: string;
  readonly position: string;
  readonly zonePrices: readonly ZonePriceRow[];
  readonly image: string | null;
  readonly terms: readonly TermRow[];
}

export const emptyVehicle: VehicleDraft = {
  name: '',
  category: '',
  description: '',
  features: '',
  passengers: '',
  luggage: '',
  price: '',
  perKm: '',
  position: '0',
  zonePrices: [],
  image: null,
  terms: [],
};

/** Returns the draft of a vehicle. */
export const toVehicleDraft = (vehicle: VehicleInput): VehicleDraft => ({
  name: vehicle.name,
  category: vehicle.category,
  description: vehicle.description,
  features: (vehicle.features ?? []).join('\n'),
  passengers: String(vehicle.max_passengers),
  luggage: String(vehicle.max_luggage),
  price: vehicle.price,
  perKm: vehicle.price_per_km ?? '',
  position: String(vehicle.position ?? 0),
  zonePrices: (vehicle.zone_prices ?? []).map(toRow),
  image: vehicle.image ?? null,
  terms: toTermRows(vehicle.cancellation_terms),
});

const maxName = 120;

/** Returns the draft of a copy, with another name. */
export const toVehicleCopy = (draft: VehicleDraft): VehicleDraft => ({
  ...draft,
  name: activityFormMessages.copyOf(draft.name).slice(0, maxName),
});

/** Returns the request of a valid draft. */
export const toVehicleInput = (draft: VehicleDraft): VehicleInput => ({
  name: draft.name.trim(),
  category: draft.category.trim(),
  description: draft.description.trim(),
  features: splitLines(draft.features),
  max_passengers: Number(draft.passengers),
  max_luggage: Number(draft.luggage),
  price: toAmount(draft.price),
  price_per_km: orNull(draft.perKm, toAmount),
  position: Number(draft.position),
  zone_prices: draft.zonePrices.map(({ from, to, price }) => ({ from, to, price: toAmount(price) })),
  image: draft.image,
  ...toTerms(draft.terms),
});

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkVehicle(draft: VehicleDraft): Readonly<Record<string, string>> {
  const own = {
    name: checkRequired(draft.name),
    category: checkRequired(draft.category),
    description: checkRequired(draft.description),
    features: createLinesCheck(80, 20)(draft.features),
    max_passengers: checkRequired(draft.passengers, within(1, 100)),
    max_luggage: checkRequired(draft.luggage, within(0, 100)),
    price: checkRequired(draft.price, checkAmount),
    price_per_km: checkOptional(draft.perKm, checkAmount),
    position: checkOptional(draft.position, place),
    ...checkZonePrices(draft.zonePrices),
    ...checkTerms(draft.terms),
  };
  // The rules read amounts, so they need valid ones.
  const hasAmounts = !Object.keys(dropMissing(own)).some((name) => /price(_per_km)?$/.test(name));
  const found = hasAmounts ? findVehicleErrors(toVehicleInput(draft)) : {};
  const errors = { ...own, ...describeRules(found, own, messages.rules) };
  return dropMissing(errors);
}

function checkZonePrices(rows: readonly ZonePriceRow[]): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const [at, { from, to, price }] of rows.entries()) {
    errors[`zone_prices.${at}.from`] = checkRequired(from);
    errors[`zone_prices.${at}.to`] = checkRequired(to);
    errors[`zone_prices.${at}.price`] = checkRequired(price, checkAmount);
  }
  return errors;
}

/** The form of vehicles. */
export const vehicleForm: ProductForm<VehicleDraft, StaffVehicle> = {
  toDraft: ({ vehicle }) => toVehicleDraft(vehicle),
  check: checkVehicle,
  listFields: (draft) => [
    ...Object.keys(toVehicleInput(draft)),
    'cancellation_terms',
    ...Object.keys(checkZonePrices(draft.zonePrices)),
    ...Object.keys(checkTerms(draft.terms)),
  ],
  save: (client, details, draft) => {
    const body = toVehicleInput(draft);
    return saveProduct(details, {
      create: () => client.call('createStaffVehicle', { body }),
      replace: (target) => client.call('replaceStaffVehicle', { ...target, body }),
      load: (path) => client.call('getStaffVehicle', { path }),
    });
  },
  listNewer: listNewerChanges,
};
