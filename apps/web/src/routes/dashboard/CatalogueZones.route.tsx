import { useClient } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { StoredDocument } from './StoredDocument.tsx';
import { useStaffApi } from './useStaffApi.ts';
import { ZonesForm } from './ZonesForm.tsx';
import { zoneMessages as texts } from './zoneMessages.ts';
import { toZonesDraft, zonesForm } from './zonesDraft.ts';

/** /dashboard/catalogue/zones: editing the zones of transfers (GAP-59) */
export default function CatalogueZones() {
  return <DashboardFrame current="catalogue">{() => <Zones />}</DashboardFrame>;
}

function Zones() {
  const client = useClient();
  const response = useStaffApi('getStaffTransferZones', {});
  return (
    <StoredDocument
      {...{ response, texts, path: staffPaths.zones, form: zonesForm }}
      loadVersion={async (path) => toZonesDraft(await client.call('getTransferZonesVersion', { path }))}
    >
      {(editing) => <ZonesForm editing={editing} />}
    </StoredDocument>
  );
}

export const meta = pageMeta('Transfer zones · Dashboard');

export const isPrivate = true;
export const hasShell = false;
