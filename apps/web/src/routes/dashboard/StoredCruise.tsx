import { LinkButton } from '@aitours/ui';
import { cruisePath } from '../../features/cruise-request/cruisePath.ts';
import { useClient } from '../../platform/api.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { CruiseForm } from './CruiseForm.tsx';
import { allCruises, CruiseWaiting } from './CruiseWaiting.tsx';
import { cruiseForm, type StaffCruise, toCruiseDraft } from './cruiseDraft.ts';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';
import { StoredProduct } from './StoredProduct.tsx';
import { useOpened } from './useOpened.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Edits a cruise that exists, in any state. */
export function StoredCruise({ id }: { readonly id: string }) {
  const response = useStaffApi('getStaffCruise', { path: { id } });
  const [details, setDetails] = useOpened(response);
  const client = useClient();
  if (!details) return <CruiseWaiting failure={response.failure} onRetry={response.reload} />;
  return (
    <StoredProduct
      {...{ id, details, onChanged: setDetails, form: cruiseForm, list: allCruises, texts: messages }}
      stateTexts={{ ...shared, stateHints: messages.stateHints }}
      title={details.cruise.name}
      lead={details.cruise.location}
      setState={(target, body) => client.call('setCruiseState', { ...target, body })}
      loadVersion={async (path) => toCruiseDraft(await client.call('getCruiseVersion', { path }))}
      links={<Links details={details} />}
    >
      {(editing) => <CruiseForm editing={editing} />}
    </StoredProduct>
  );
}

const Links = ({ details: { id, state } }: { readonly details: StaffCruise }) => (
  <>
    <LinkButton tone="secondary" size="small" href={staffPaths.newCruise(id)}>
      {shared.duplicate}
    </LinkButton>
    {state === 'published' ? (
      <LinkButton tone="secondary" size="small" href={cruisePath(id)}>
        {shared.toShop}
      </LinkButton>
    ) : (
      <LinkButton tone="secondary" size="small" href={staffPaths.previewCruise(id)}>
        {shared.preview}
      </LinkButton>
    )}
  </>
);
