import { findTourErrors } from '@aitours/domain/catalogue';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { tourInputLimits } from '@aitours/openapi/limits';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { defineProduct } from '../product/defineProduct.tsx';
import { combine, row } from '../product/fields/combine.tsx';
import { createFields } from '../product/fields/createFields.tsx';
import { facts } from '../product/fields/facts.tsx';
import { pictures } from '../product/fields/pictures.ts';
import { seasons } from '../product/fields/seasons.tsx';
import { terms } from '../product/fields/terms.ts';
import { ProductLink } from '../product/ProductLinks.tsx';
import { days } from './TourDays.tsx';
import { tourFormMessages as messages } from './tourFormMessages.ts';

const { section, line, slug, paragraphs, flag, amount, whole, lines } = createFields(tourInputLimits, messages);
const { columns } = messages;

const withoutIds = <Row extends { readonly id?: string }>(rows: readonly Row[]) =>
  rows.map(({ id: _, ...rest }) => rest);

/** Tours: their form, and the pages that list and edit them. */
export const tour = defineProduct('Tour', {
  texts: messages,
  paths: staffPaths.tour,
  fields: combine(
    section('texts', line('title'), row(slug('slug'), line('tour_type')), paragraphs('description', 8)),
    section('place', row(line('location'), line('meeting_point')), flag('featured')),
    section(
      'prices',
      row(amount('base_price'), whole('capacity')),
      row(whole('min_group_size'), whole('max_group_size')),
      seasons({
        label: shared.seasonsTitle,
        empty: messages.seasonsEmpty,
        hasChild: false,
        toChildPrice: () => ({}),
      }),
    ),
    days,
    // A tour is in several places, each with hours of its own.
    facts({ hasHours: false }, lines('languages', { isOptional: true })),
    terms,
    pictures,
  ),
  pick: (details) => details.tour,
  findErrors: findTourErrors,
  toCopy: (draft) => ({
    ...draft,
    title: shared.copyOf(draft.title),
    slug: '',
    days: draft.days.map((day) => ({ ...day, rides: withoutIds(day.rides), extras: withoutIds(day.extras) })),
  }),
  toHead: (details) => ({ title: details.tour.title, lead: details.tour.tour_type }),
  toLinks: ({ id, state, tour: { slug: address } }) => ({
    shop: state === 'published' && address !== undefined ? paths.tour(address) : undefined,
    preview: staffPaths.tour.preview(id),
    children: state === 'published' && <ProductLink href={staffPaths.stock('tour', id)}>{shared.toStock}</ProductLink>,
  }),
  list: {
    name: ({ title }) => title,
    nameHeader: shared.columns.title,
    columns: [
      { key: 'type', header: columns.type, cell: ({ tour_type }) => tour_type },
      { key: 'place', header: columns.place, cell: ({ location }) => location },
      { key: 'days', header: columns.days, cell: ({ duration_days }) => duration_days },
      { key: 'price', header: shared.columns.price, cell: ({ base_price }) => formatPrice(parseFils(base_price)) },
    ],
  },
});
