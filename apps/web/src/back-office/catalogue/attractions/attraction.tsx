import { findEventErrors } from '@aitours/domain/catalogue';
import { eventInputLimits } from '@aitours/openapi/limits';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { defineProduct } from '../product/defineProduct.tsx';
import { combine, row } from '../product/fields/combine.tsx';
import { createFields } from '../product/fields/createFields.tsx';
import { facts } from '../product/fields/facts.tsx';
import { pictures } from '../product/fields/pictures.ts';
import { terms } from '../product/fields/terms.ts';
import { admissionTimes } from './AdmissionTimes.tsx';
import { attractionMessages as messages } from './attractionMessages.ts';
import { ticketTypes } from './TicketTypes.tsx';

const { section, line, slug, paragraphs, date, whole, lines } = createFields(eventInputLimits, messages);
const { columns } = messages;

const withoutIds = <Row extends { readonly id?: string }>(rows: readonly Row[]) =>
  rows.map(({ id: _, ...rest }) => rest);

/** Attractions: their form, and the pages that list and edit them. */
export const attraction = defineProduct('Ticket', {
  texts: messages,
  paths: staffPaths.attraction,
  fields: combine(
    section(
      'texts',
      line('title'),
      row(slug('slug'), line('event_type')),
      paragraphs('description', 8),
      row(line('venue'), line('location')),
    ),
    section('opening', row(date('start_date'), date('end_date', 'start_date'), whole('duration'))),
    ticketTypes,
    admissionTimes,
    facts({}, lines('languages', { isOptional: true })),
    terms,
    pictures,
  ),
  pick: (details) => details.event,
  findErrors: findEventErrors,
  needsAmounts: true,
  toCopy: (draft) => ({
    ...draft,
    title: shared.copyOf(draft.title),
    slug: '',
    types: withoutIds(draft.types),
    slots: withoutIds(draft.slots),
  }),
  toHead: (details) => ({ title: details.event.title, lead: details.event.venue }),
  toLinks: ({ id, state, event: { slug: address } }) => ({
    shop: state === 'published' && address !== undefined ? paths.attractionDetail(address) : undefined,
    preview: staffPaths.attraction.preview(id),
  }),
  list: {
    name: ({ title }) => title,
    nameHeader: shared.columns.title,
    columns: [
      { key: 'kind', header: columns.kind, cell: ({ event_type }) => event_type },
      { key: 'venue', header: columns.venue, cell: ({ venue }) => venue },
      { key: 'types', header: columns.types, cell: ({ ticket_types }) => ticket_types.join(', ') },
    ],
  },
});
