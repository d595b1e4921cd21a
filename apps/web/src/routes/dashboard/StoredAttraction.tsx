import { LinkButton } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { AttractionForm } from './AttractionForm.tsx';
import { AttractionWaiting, allAttractions } from './AttractionWaiting.tsx';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { attractionMessages as messages } from './attractionMessages.ts';
import { eventForm, type StaffEvent, toEventDraft } from './eventDraft.ts';
import { StoredProduct } from './StoredProduct.tsx';
import { useOpened } from './useOpened.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Edits an attraction that exists, in any state. */
export function StoredAttraction({ id }: { readonly id: string }) {
  const response = useStaffApi('getStaffTicket', { path: { id } });
  const [details, setDetails] = useOpened(response);
  const client = useClient();
  if (!details) return <AttractionWaiting failure={response.failure} onRetry={response.reload} />;
  return (
    <StoredProduct
      {...{ id, details, onChanged: setDetails, form: eventForm, list: allAttractions, texts: messages }}
      title={details.event.title}
      lead={details.event.venue}
      setState={(target, body) => client.call('setTicketState', { ...target, body })}
      loadVersion={async (path) => toEventDraft(await client.call('getTicketVersion', { path }))}
      links={<Links details={details} />}
    >
      {(editing) => <AttractionForm editing={editing} />}
    </StoredProduct>
  );
}

const Links = ({ details: { id, state, event } }: { readonly details: StaffEvent }) => (
  <>
    <LinkButton tone="secondary" size="small" href={staffPaths.newAttraction(id)}>
      {shared.duplicate}
    </LinkButton>
    {state === 'published' && event.slug !== undefined ? (
      <LinkButton tone="secondary" size="small" href={paths.attractionDetail(event.slug)}>
        {shared.toShop}
      </LinkButton>
    ) : (
      <LinkButton tone="secondary" size="small" href={staffPaths.previewAttraction(id)}>
        {shared.preview}
      </LinkButton>
    )}
  </>
);
