import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditShared } from '../product/EditShared.tsx';
import { TourChoicesForm } from './TourChoicesForm.tsx';
import { tourChoicesForm as form, toTourChoicesDraft } from './tourChoicesDraft.ts';
import { tourChoicesMessages as texts } from './tourChoicesMessages.ts';

const useDetails = () => useStaffApi('getStaffTourChoices', {});

/** /dashboard/catalogue/tour-choices: editing hotels, meals and vehicles of tours */
export default function CatalogueTourChoices() {
  return (
    <EditShared
      {...{ path: staffPaths.tourChoices, texts, form, useDetails }}
      loadVersion={async (client, path) => toTourChoicesDraft(await client.call('getTourChoicesVersion', { path }))}
    >
      {(editing, { uses }) => <TourChoicesForm editing={editing} uses={uses} />}
    </EditShared>
  );
}

export const meta = createPageMeta('Hotels, meals and vehicles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
