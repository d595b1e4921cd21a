import { findVehicleErrors } from '@aitours/domain/catalogue';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { vehicleInputLimits } from '@aitours/openapi/limits';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { defineProduct } from '../product/defineProduct.tsx';
import { combine, row } from '../product/fields/combine.tsx';
import { createFields } from '../product/fields/createFields.tsx';
import { terms } from '../product/fields/terms.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';
import { zonePrices } from './ZonePrices.tsx';

const { section, line, paragraphs, lines, whole, amount, position, picture } = createFields(
  vehicleInputLimits,
  messages,
);
const { columns } = messages;
const maxName = vehicleInputLimits.name.maxLength;

/** Vehicles for transfers: their form, and the pages that list and edit them. */
export const vehicle = defineProduct('Vehicle', {
  texts: messages,
  paths: staffPaths.vehicle,
  fields: combine(
    section('texts', row(line('name'), line('category')), paragraphs('description', 3), lines('features')),
    section('room', row(whole('max_passengers'), whole('max_luggage'))),
    section('price', row(amount('price'), amount('price_per_km'), position('position', '0'))),
    zonePrices,
    terms,
    picture('image', 'picture'),
  ),
  pick: (details) => details.vehicle,
  findErrors: findVehicleErrors,
  needsAmounts: true,
  toCopy: (draft) => ({ ...draft, name: shared.copyOf(draft.name).slice(0, maxName) }),
  toHead: (details) => ({ title: details.vehicle.name, lead: details.vehicle.category }),
  toLinks: () => ({}),
  list: {
    name: ({ name }) => name,
    nameHeader: columns.name,
    columns: [
      { key: 'category', header: columns.category, cell: ({ category }) => category },
      {
        key: 'room',
        header: columns.room,
        cell: ({ max_passengers, max_luggage }) => messages.room(max_passengers, max_luggage),
      },
      { key: 'price', header: columns.price, cell: ({ price }) => formatPrice(parseFils(price)) },
      {
        key: 'perKm',
        header: columns.perKm,
        cell: ({ price_per_km: perKm }) => (perKm === null ? messages.samePrice : formatPrice(parseFils(perKm))),
      },
      { key: 'position', header: shared.position, cell: ({ position: place }) => place },
    ],
  },
});
