import { LinkButton } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { DestinationForm } from './DestinationForm.tsx';
import { allDestinations, DestinationWaiting } from './DestinationWaiting.tsx';
import { destinationForm, type StaffDestination, toDestinationDraft } from './destinationDraft.ts';
import { destinationMessages as messages } from './destinationMessages.ts';
import { StoredProduct } from './StoredProduct.tsx';
import { useOpened } from './useOpened.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Edits a destination that exists, in any state. */
export function StoredDestination({ id }: { readonly id: string }) {
  const response = useStaffApi('getStaffDestination', { path: { id } });
  const [details, setDetails] = useOpened(response);
  const client = useClient();
  if (!details) return <DestinationWaiting failure={response.failure} onRetry={response.reload} />;
  return (
    <StoredProduct
      {...{ id, details, onChanged: setDetails, form: destinationForm, list: allDestinations, texts: messages }}
      stateTexts={{ ...shared, ...messages }}
      title={details.destination.name}
      lead={messages.places[details.destination.shown_on]}
      setState={(target, body) => client.call('setDestinationState', { ...target, body })}
      loadVersion={async (path) => toDestinationDraft(await client.call('getDestinationVersion', { path }))}
      links={<Links details={details} />}
    >
      {(editing) => <DestinationForm editing={editing} />}
    </StoredProduct>
  );
}

const Links = ({ details: { id, state, destination } }: { readonly details: StaffDestination }) => (
  <>
    <LinkButton tone="secondary" size="small" href={staffPaths.newDestination(id)}>
      {shared.duplicate}
    </LinkButton>
    {state === 'published' && (
      <LinkButton tone="secondary" size="small" href={destination.shown_on === 'home' ? paths.home : paths.saudiArabia}>
        {messages.toPage}
      </LinkButton>
    )}
  </>
);
