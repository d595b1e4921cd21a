import { useParams } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { CruiseForm } from './CruiseForm.tsx';
import { allCruises, CruiseWaiting } from './CruiseWaiting.tsx';
import { cruiseForm, emptyCruise, type StaffCruise, toCruiseCopy } from './cruiseDraft.ts';
import { cruiseFormMessages as texts } from './cruiseFormMessages.ts';
import { EditProduct } from './EditProduct.tsx';
import { StoredCruise } from './StoredCruise.tsx';
import { useStaffApi } from './useStaffApi.ts';

const pages = {
  ...{ form: cruiseForm, texts, list: allCruises, toCopy: toCruiseCopy },
  createFirst: () => emptyCruise,
  toPath: ({ id }: StaffCruise) => staffPaths.editCruise(id),
  useDetails: (id: string) => useStaffApi('getStaffCruise', { path: { id } }),
  ...{ Fields: CruiseForm, Waiting: CruiseWaiting, Stored: StoredCruise },
};

/** /dashboard/catalogue/cruises/{id}, or /new, optionally as a copy: editing a cruise (GAP-59) */
export default function EditCruise() {
  return <EditProduct id={useParams()['cruiseId']} pages={pages} />;
}

export const meta = pageMeta('Cruise · Dashboard');

export const isPrivate = true;
export const hasShell = false;
