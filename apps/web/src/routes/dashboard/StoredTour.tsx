import { LinkButton } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { StoredProduct } from './StoredProduct.tsx';
import { tourForm } from './saveTour.ts';
import { TourForm } from './TourForm.tsx';
import { allTours, TourWaiting } from './TourWaiting.tsx';
import { type StaffTour, toTourDraft } from './tourDraft.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';
import { useOpened } from './useOpened.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Edits a tour that exists, in any state. */
export function StoredTour({ id }: { readonly id: string }) {
  const response = useStaffApi('getStaffTour', { path: { id } });
  const [details, setDetails] = useOpened(response);
  const client = useClient();
  if (!details) return <TourWaiting failure={response.failure} onRetry={response.reload} />;
  return (
    <StoredProduct
      {...{ id, details, onChanged: setDetails, form: tourForm, list: allTours, texts: messages }}
      title={details.tour.title}
      lead={details.tour.tour_type}
      setState={(target, body) => client.call('setTourState', { ...target, body })}
      loadVersion={async (path) => toTourDraft(await client.call('getTourVersion', { path }))}
      links={<Links details={details} />}
    >
      {(editing) => <TourForm editing={editing} />}
    </StoredProduct>
  );
}

const Links = ({ details: { id, state, tour } }: { readonly details: StaffTour }) => (
  <>
    <LinkButton tone="secondary" size="small" href={staffPaths.newTour(id)}>
      {shared.duplicate}
    </LinkButton>
    {state === 'published' && tour.slug !== undefined ? (
      <LinkButton tone="secondary" size="small" href={paths.tour(tour.slug)}>
        {shared.toShop}
      </LinkButton>
    ) : (
      <LinkButton tone="secondary" size="small" href={staffPaths.previewTour(id)}>
        {shared.preview}
      </LinkButton>
    )}
  </>
);
