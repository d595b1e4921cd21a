import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditShared } from '../product/EditShared.tsx';
import { ZonesForm } from './ZonesForm.tsx';
import { zoneMessages as texts } from './zoneMessages.ts';
import { zonesForm as form, toZonesDraft } from './zonesDraft.ts';

const useDetails = () => useStaffApi('getStaffTransferZones', {});

/** /dashboard/catalogue/zones: editing the zones of transfers */
export default function CatalogueZones() {
  return (
    <EditShared
      {...{ path: staffPaths.zones, texts, form, useDetails }}
      loadVersion={async (client, path) => toZonesDraft(await client.call('getTransferZonesVersion', { path }))}
    >
      {(editing) => <ZonesForm editing={editing} />}
    </EditShared>
  );
}

export const meta = createPageMeta('Transfer zones · Dashboard');

export const isPrivate = true;
export const hasShell = false;
