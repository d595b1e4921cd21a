import { useClient } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { StoredDocument } from './StoredDocument.tsx';
import { TourChoicesForm } from './TourChoicesForm.tsx';
import { toTourChoicesDraft, tourChoicesForm } from './tourChoicesDraft.ts';
import { tourChoicesMessages as texts } from './tourChoicesMessages.ts';
import { useStaffApi } from './useStaffApi.ts';

/** /dashboard/catalogue/tour-choices: editing hotels, meals and vehicles of tours (GAP-59) */
export default function CatalogueTourChoices() {
  return <DashboardFrame current="catalogue">{() => <TourChoices />}</DashboardFrame>;
}

function TourChoices() {
  const client = useClient();
  const response = useStaffApi('getStaffTourChoices', {});
  return (
    <StoredDocument
      {...{ response, texts, path: staffPaths.tourChoices, form: tourChoicesForm }}
      loadVersion={async (path) => toTourChoicesDraft(await client.call('getTourChoicesVersion', { path }))}
    >
      {(editing, { uses }) => <TourChoicesForm editing={editing} uses={uses} />}
    </StoredDocument>
  );
}

export const meta = pageMeta('Hotels, meals and vehicles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
