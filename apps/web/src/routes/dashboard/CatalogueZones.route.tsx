import { Stack } from '@aitours/ui';
import { useRef, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductWaiting } from './ProductWaiting.tsx';
import { SectionHead } from './SectionHead.tsx';
import { useOpened } from './useOpened.ts';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';
import { ZonesForm } from './ZonesForm.tsx';
import { zoneMessages as messages } from './zoneMessages.ts';
import { type StaffZones, toZonesDraft, zonesForm } from './zonesDraft.ts';

/** /dashboard/catalogue/zones: editing the zones of transfers (GAP-59) */
export default function CatalogueZones() {
  return <DashboardFrame current="catalogue">{() => <StoredZones />}</DashboardFrame>;
}

const links = <CatalogueLinks current={staffPaths.zones} />;

function StoredZones() {
  const response = useStaffApi('getStaffTransferZones', {});
  const [details, setDetails] = useOpened(response);
  if (!details)
    return <ProductWaiting failure={response.failure} onRetry={response.reload} texts={messages} action={links} />;
  return <Zones details={details} onChanged={setDetails} />;
}

interface ZonesProps {
  readonly details: StaffZones;
  readonly onChanged: (current: StaffZones) => void;
}

function Zones({ details, onChanged }: ZonesProps) {
  const client = useClient();
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => toZonesDraft(details));
  useTitleFocus(page, details.version);
  const onSaved = (saved: StaffZones) => {
    notify('success', messages.saved);
    onChanged(saved);
  };
  const editing = useProductEdit({ form: zonesForm, details, first, onSaved, onStale: onChanged });
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={messages.title} lead={messages.lead} action={links} />
        <ZonesForm editing={editing} />
        <ProductHistory
          history={details.history}
          load={(changeId) => client.call('getTransferZonesVersion', { path: { change_id: changeId } })}
          onUse={(earlier, at) => {
            editing.change(toZonesDraft(earlier));
            notify('success', shared.versionInForm(at));
          }}
        />
      </Stack>
    </div>
  );
}

export const meta = pageMeta('Transfer zones · Dashboard');

export const isPrivate = true;
export const hasShell = false;
