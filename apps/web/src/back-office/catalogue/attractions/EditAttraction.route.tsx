import { useParams } from 'wouter';
import { createPageMeta } from '../../../platform/page.ts';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditProduct, type ProductPages } from '../product/EditProduct.tsx';
import { ProductLinks } from '../product/ProductLinks.tsx';
import { AttractionForm } from './AttractionForm.tsx';
import { attractionMessages as messages } from './attractionMessages.ts';
import {
  createEventDraft,
  type EventDraft,
  eventForm,
  type StaffEvent,
  toEventCopy,
  toEventDraft,
} from './eventDraft.ts';

const Links = ({ details: { id, state, event } }: { readonly details: StaffEvent }) => (
  <ProductLinks
    copy={staffPaths.attraction.create(id)}
    shop={state === 'published' && event.slug !== undefined ? paths.attractionDetail(event.slug) : undefined}
    preview={staffPaths.attraction.preview(id)}
  />
);

const pages: ProductPages<EventDraft, StaffEvent> = {
  form: eventForm,
  toCopy: toEventCopy,
  Fields: AttractionForm,
  Links,
  texts: messages,
  listPath: staffPaths.attraction.list,
  createFirst: createEventDraft,
  toPath: ({ id }) => staffPaths.attraction.edit(id),
  toHead: (details) => ({ title: details.event.title, lead: details.event.venue }),
  useDetails: (id) => useStaffApi('getStaffTicket', { path: { id } }),
  setState: (client, target, body) => client.call('setTicketState', { ...target, body }),
  loadVersion: async (client, path) => toEventDraft(await client.call('getTicketVersion', { path })),
};

/** /dashboard/catalogue/attractions/{id}, or /new, optionally as a copy: editing an attraction and its ticket types (GAP-59) */
export default function EditAttraction() {
  return <EditProduct id={useParams()['id']} pages={pages} />;
}

export const meta = createPageMeta('Attraction · Dashboard');

export const isPrivate = true;
export const hasShell = false;
