import { useParams } from 'wouter';
import { createPageMeta } from '../../../platform/page.ts';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditProduct, type ProductPages } from '../product/EditProduct.tsx';
import { ProductLink, ProductLinks } from '../product/ProductLinks.tsx';
import { DestinationForm } from './DestinationForm.tsx';
import {
  type DestinationDraft,
  destinationForm,
  emptyDestination,
  type StaffDestination,
  toDestinationCopy,
  toDestinationDraft,
} from './destinationDraft.ts';
import { destinationMessages as messages } from './destinationMessages.ts';

const Links = ({ details: { id, state, destination } }: { readonly details: StaffDestination }) => (
  <ProductLinks copy={staffPaths.destination.create(id)}>
    {state === 'published' && (
      <ProductLink href={destination.shown_on === 'home' ? paths.home : paths.saudiArabia}>
        {messages.toPage}
      </ProductLink>
    )}
  </ProductLinks>
);

const pages: ProductPages<DestinationDraft, StaffDestination> = {
  form: destinationForm,
  toCopy: toDestinationCopy,
  Fields: DestinationForm,
  Links,
  texts: messages,
  listPath: staffPaths.destination.list,
  stateTexts: { ...shared, ...messages },
  createFirst: () => emptyDestination,
  toPath: ({ id }) => staffPaths.destination.edit(id),
  toHead: (details) => ({ title: details.destination.name, lead: messages.places[details.destination.shown_on] }),
  useDetails: (id) => useStaffApi('getStaffDestination', { path: { id } }),
  setState: (client, target, body) => client.call('setDestinationState', { ...target, body }),
  loadVersion: async (client, path) => toDestinationDraft(await client.call('getDestinationVersion', { path })),
};

/** /dashboard/catalogue/destinations/{id}, or /new, optionally as a copy: editing a destination (GAP-59) */
export default function EditDestination() {
  return <EditProduct id={useParams()['id']} pages={pages} />;
}

export const meta = createPageMeta('Destination · Dashboard');

export const isPrivate = true;
export const hasShell = false;
