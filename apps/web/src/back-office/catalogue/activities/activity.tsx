import { activityTypes, formatActivityType } from '@aitours/domain/activity';
import { findActivityErrors } from '@aitours/domain/catalogue';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { activityInputLimits } from '@aitours/openapi/limits';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { toAmount } from '../../shared/fieldChecks.ts';
import { defineProduct } from '../product/defineProduct.tsx';
import { combine, row, section as titled } from '../product/fields/combine.tsx';
import { createFields } from '../product/fields/createFields.tsx';
import { facts } from '../product/fields/facts.tsx';
import type { Part } from '../product/fields/part.ts';
import { pictures } from '../product/fields/pictures.ts';
import { seasons } from '../product/fields/seasons.tsx';
import { terms } from '../product/fields/terms.ts';
import { ProductLink } from '../product/ProductLinks.tsx';
import { addons, stops } from './ActivityLists.tsx';
import { timeSlots } from './ActivityTimes.tsx';
import { activityMessages as messages } from './activityMessages.ts';

const { section, line, slug, paragraphs, choice, coordinate, amount, typed, whole, lines } = createFields(
  activityInputLimits,
  messages,
);
const { columns, groups } = shared;

const privatePrice = amount('private_price');

/** The price of a private activity; without one there is none. */
const privateActivity: Part<
  { readonly private_price: string },
  { readonly private_available: boolean; readonly private_price: string | null }
> = {
  ...privatePrice,
  toWire: (draft) => ({ ...privatePrice.toWire(draft), private_available: draft.private_price.trim() !== '' }),
  listNames: () => ['private_available', 'private_price'],
};

const durationPattern = /^(\d{1,3})(?::([0-5]\d))?$/;

/** "3:30" is "03:30:00" on the wire. */
const duration = typed('duration', {
  read: (text) => {
    const [, hours = '', minutes = '00'] = durationPattern.exec(text) ?? [];
    return `${hours.padStart(2, '0')}:${minutes}:00`;
  },
  write: (wire) => wire.replace(/^0(?=\d)/, '').slice(0, -3),
  check: (text) => (durationPattern.test(text) ? undefined : shared.errors.duration),
  control: { maxLength: 6 },
});

/** Activities: their form, and the pages that list and edit them. */
export const activity = defineProduct('Activity', {
  texts: messages,
  paths: staffPaths.activity,
  fields: combine(
    section(
      'texts',
      line('title'),
      row(
        slug('slug'),
        choice(
          'activity_type',
          activityTypes.map((value) => ({ value, label: formatActivityType(value) })),
          'tour',
        ),
      ),
      paragraphs('description', 8),
    ),
    section('place', row(line('location'), coordinate('latitude'), coordinate('longitude'))),
    section(
      'prices',
      row(amount('base_price'), amount('child_price'), privateActivity),
      seasons({
        label: shared.seasonsTitle,
        empty: shared.seasonsEmpty,
        hasChild: true,
        toChildPrice: (text) => ({ child_price: toAmount(text) }),
      }),
    ),
    section(
      'times',
      row(duration, choice('duration_unit', messages.units, 'hours')),
      row(whole('capacity'), whole('max_participants')),
      timeSlots,
    ),
    stops,
    titled(
      { title: groups.lists, description: shared.perLine },
      row(lines('highlights'), lines('included'), lines('not_included'), lines('languages')),
    ),
    facts({}),
    addons,
    terms,
    pictures,
  ),
  omitted: ['image'],
  pick: (details) => details.activity,
  getId: (details) => details.activity.id,
  findErrors: findActivityErrors,
  toCopy: (draft) => ({
    ...draft,
    title: shared.copyOf(draft.title),
    slug: '',
    timeSlots: draft.timeSlots.map(({ id: _, ...slot }) => slot),
    ruleTimes: [],
  }),
  toHead: (details) => ({ title: details.activity.title, lead: details.activity.location }),
  toLinks: ({ state, activity: { id, slug: address } }) => ({
    shop: state === 'published' ? paths.activity(address) : undefined,
    preview: staffPaths.activity.preview(id),
    children: state === 'published' && (
      <ProductLink href={staffPaths.stock('activity', id)}>{shared.toStock}</ProductLink>
    ),
  }),
  list: {
    name: ({ title }) => title,
    nameHeader: columns.title,
    columns: [
      { key: 'type', header: columns.type, cell: ({ activity_type }) => formatActivityType(activity_type) },
      { key: 'place', header: columns.place, cell: ({ location_name }) => location_name },
      { key: 'price', header: columns.price, cell: ({ base_price }) => formatPrice(parseFils(base_price)) },
    ],
  },
});
