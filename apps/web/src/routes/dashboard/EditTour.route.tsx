import { useParams } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { EditProduct } from './EditProduct.tsx';
import { StoredTour } from './StoredTour.tsx';
import { tourForm } from './saveTour.ts';
import { TourForm } from './TourForm.tsx';
import { allTours, TourWaiting } from './TourWaiting.tsx';
import { newTourDraft, type StaffTour, toTourCopy } from './tourDraft.ts';
import { tourFormMessages as texts } from './tourFormMessages.ts';
import { useStaffApi } from './useStaffApi.ts';

const pages = {
  ...{ form: tourForm, texts, list: allTours, toCopy: toTourCopy },
  createFirst: newTourDraft,
  toPath: ({ id }: StaffTour) => staffPaths.editTour(id),
  useDetails: (id: string) => useStaffApi('getStaffTour', { path: { id } }),
  ...{ Fields: TourForm, Waiting: TourWaiting, Stored: StoredTour },
};

/** /dashboard/catalogue/tours/{id}, or /new, optionally as a copy: editing a tour and its days (GAP-59) */
export default function EditTour() {
  return <EditProduct id={useParams()['tourId']} pages={pages} />;
}

export const meta = pageMeta('Tour · Dashboard');

export const isPrivate = true;
export const hasShell = false;
