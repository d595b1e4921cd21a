import { useParams } from 'wouter';
import { createPageMeta } from '../../../platform/page.ts';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditProduct, type ProductPages } from '../product/EditProduct.tsx';
import { ProductLink, ProductLinks } from '../product/ProductLinks.tsx';
import { tourForm } from './saveTour.ts';
import { TourForm } from './TourForm.tsx';
import { createTourDraft, type StaffTour, type TourDraft, toTourCopy, toTourDraft } from './tourDraft.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';

const Links = ({ details: { id, state, tour } }: { readonly details: StaffTour }) => (
  <ProductLinks
    copy={staffPaths.tour.create(id)}
    shop={state === 'published' && tour.slug !== undefined ? paths.tour(tour.slug) : undefined}
    preview={staffPaths.tour.preview(id)}
  >
    {state === 'published' && <ProductLink href={staffPaths.stock('tour', id)}>{shared.toStock}</ProductLink>}
  </ProductLinks>
);

const pages: ProductPages<TourDraft, StaffTour> = {
  form: tourForm,
  toCopy: toTourCopy,
  Fields: TourForm,
  Links,
  texts: messages,
  listPath: staffPaths.tour.list,
  createFirst: createTourDraft,
  toPath: ({ id }) => staffPaths.tour.edit(id),
  toHead: (details) => ({ title: details.tour.title, lead: details.tour.tour_type }),
  useDetails: (id) => useStaffApi('getStaffTour', { path: { id } }),
  setState: (client, target, body) => client.call('setTourState', { ...target, body }),
  loadVersion: async (client, path) => toTourDraft(await client.call('getTourVersion', { path })),
};

/** /dashboard/catalogue/tours/{id}, or /new, optionally as a copy: editing a tour and its days (GAP-59) */
export default function EditTour() {
  return <EditProduct id={useParams()['id']} pages={pages} />;
}

export const meta = createPageMeta('Tour · Dashboard');

export const isPrivate = true;
export const hasShell = false;
