import { useParams } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { DestinationForm } from './DestinationForm.tsx';
import { allDestinations, DestinationWaiting } from './DestinationWaiting.tsx';
import { destinationForm, emptyDestination, type StaffDestination, toDestinationCopy } from './destinationDraft.ts';
import { destinationMessages as texts } from './destinationMessages.ts';
import { EditProduct } from './EditProduct.tsx';
import { StoredDestination } from './StoredDestination.tsx';
import { useStaffApi } from './useStaffApi.ts';

const pages = {
  ...{ form: destinationForm, texts, list: allDestinations, toCopy: toDestinationCopy },
  createFirst: () => emptyDestination,
  toPath: ({ id }: StaffDestination) => staffPaths.editDestination(id),
  useDetails: (id: string) => useStaffApi('getStaffDestination', { path: { id } }),
  ...{ Fields: DestinationForm, Waiting: DestinationWaiting, Stored: StoredDestination },
};

/** /dashboard/catalogue/destinations/{id}, or /new, optionally as a copy: editing a destination (GAP-59) */
export default function EditDestination() {
  return <EditProduct id={useParams()['destinationId']} pages={pages} />;
}

export const meta = pageMeta('Destination · Dashboard');

export const isPrivate = true;
export const hasShell = false;
