import { findCruiseErrors } from '@aitours/domain/cruise';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { cruiseInputLimits } from '@aitours/openapi/limits';
import { getCruisePath } from '../../../features/cruise-request/cruisePath.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { defineProduct } from '../product/defineProduct.tsx';
import { combine, row } from '../product/fields/combine.tsx';
import { createFields } from '../product/fields/createFields.tsx';
import { cruiseMessages as messages } from './cruiseMessages.ts';

const { section, line, paragraphs, describedPicture, amount, whole, position, lines } = createFields(
  cruiseInputLimits,
  messages,
);
const { columns } = messages;

/** Cruises: their form, and the pages that list and edit them. */
export const cruise = defineProduct('Cruise', {
  texts: messages,
  stateTexts: { stateHints: messages.stateHints },
  paths: staffPaths.cruise,
  fields: combine(
    section('texts', line('name'), line('teaser'), paragraphs('description', 8)),
    describedPicture('image', 'image_alt', 'picture'),
    section(
      'facts',
      row(amount('price'), whole('capacity'), position('position')),
      row(line('duration'), line('location')),
      lines('amenities', { rows: 6, isMarked: true }),
    ),
  ),
  pick: (details) => details.cruise,
  findErrors: findCruiseErrors,
  toCopy: (draft) => ({ ...draft, name: shared.copyOf(draft.name), position: '' }),
  toHead: (details) => ({ title: details.cruise.name, lead: details.cruise.location }),
  toLinks: ({ id, state }) => ({
    shop: state === 'published' ? getCruisePath(id) : undefined,
    preview: staffPaths.cruise.preview(id),
  }),
  list: {
    name: ({ name }) => name,
    nameHeader: columns.name,
    columns: [
      { key: 'location', header: columns.location, cell: ({ location }) => location },
      { key: 'price', header: columns.price, cell: ({ price }) => formatPrice(parseFils(price)), align: 'end' },
      { key: 'capacity', header: columns.capacity, cell: ({ capacity }) => String(capacity), align: 'end' },
      { key: 'position', header: shared.position, cell: ({ position: place }) => place },
    ],
  },
});
