import { useParams } from 'wouter';
import { getCruisePath } from '../../../features/cruise-request/cruisePath.ts';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditProduct, type ProductPages } from '../product/EditProduct.tsx';
import { ProductLinks } from '../product/ProductLinks.tsx';
import { CruiseForm } from './CruiseForm.tsx';
import {
  type CruiseDraft,
  cruiseForm,
  emptyCruise,
  type StaffCruise,
  toCruiseCopy,
  toCruiseDraft,
} from './cruiseDraft.ts';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';

const Links = ({ details: { id, state } }: { readonly details: StaffCruise }) => (
  <ProductLinks
    copy={staffPaths.newCruise(id)}
    shop={state === 'published' ? getCruisePath(id) : undefined}
    preview={staffPaths.previewCruise(id)}
  />
);

const pages: ProductPages<CruiseDraft, StaffCruise> = {
  form: cruiseForm,
  toCopy: toCruiseCopy,
  Fields: CruiseForm,
  Links,
  texts: messages,
  listPath: staffPaths.catalogueCruises,
  stateTexts: { ...shared, stateHints: messages.stateHints },
  createFirst: () => emptyCruise,
  toPath: ({ id }) => staffPaths.editCruise(id),
  toHead: (details) => ({ title: details.cruise.name, lead: details.cruise.location }),
  useDetails: (id) => useStaffApi('getStaffCruise', { path: { id } }),
  setState: (client, target, body) => client.call('setCruiseState', { ...target, body }),
  loadVersion: async (client, path) => toCruiseDraft(await client.call('getCruiseVersion', { path })),
};

/** /dashboard/catalogue/cruises/{id}, or /new, optionally as a copy: editing a cruise (GAP-59) */
export default function EditCruise() {
  return <EditProduct id={useParams()['cruiseId']} pages={pages} />;
}

export const meta = createPageMeta('Cruise · Dashboard');

export const isPrivate = true;
export const hasShell = false;
