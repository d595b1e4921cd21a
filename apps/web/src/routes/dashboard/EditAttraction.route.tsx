import { useParams } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { AttractionForm } from './AttractionForm.tsx';
import { AttractionWaiting, allAttractions } from './AttractionWaiting.tsx';
import { attractionMessages as texts } from './attractionMessages.ts';
import { EditProduct } from './EditProduct.tsx';
import { eventForm, newEventDraft, type StaffEvent, toEventCopy } from './eventDraft.ts';
import { StoredAttraction } from './StoredAttraction.tsx';
import { useStaffApi } from './useStaffApi.ts';

const pages = {
  ...{ form: eventForm, texts, list: allAttractions, toCopy: toEventCopy },
  createFirst: newEventDraft,
  toPath: ({ id }: StaffEvent) => staffPaths.editAttraction(id),
  useDetails: (id: string) => useStaffApi('getStaffTicket', { path: { id } }),
  ...{ Fields: AttractionForm, Waiting: AttractionWaiting, Stored: StoredAttraction },
};

/** /dashboard/catalogue/attractions/{id}, or /new, optionally as a copy: editing an attraction and its ticket types (GAP-59) */
export default function EditAttraction() {
  return <EditProduct id={useParams()['attractionId']} pages={pages} />;
}

export const meta = pageMeta('Attraction · Dashboard');

export const isPrivate = true;
export const hasShell = false;
