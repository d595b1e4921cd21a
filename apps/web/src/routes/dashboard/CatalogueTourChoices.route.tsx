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
import { TourChoicesForm } from './TourChoicesForm.tsx';
import { type StaffTourChoices, toTourChoicesDraft, tourChoicesForm } from './tourChoicesDraft.ts';
import { tourChoicesMessages as messages } from './tourChoicesMessages.ts';
import { useOpened } from './useOpened.ts';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** /dashboard/catalogue/tour-choices: editing hotels, meals and vehicles of tours (GAP-59) */
export default function CatalogueTourChoices() {
  return <DashboardFrame current="catalogue">{() => <StoredTourChoices />}</DashboardFrame>;
}

const links = <CatalogueLinks current={staffPaths.tourChoices} />;

function StoredTourChoices() {
  const response = useStaffApi('getStaffTourChoices', {});
  const [details, setDetails] = useOpened(response);
  if (!details)
    return <ProductWaiting failure={response.failure} onRetry={response.reload} texts={messages} action={links} />;
  return <OneTourChoices details={details} onChanged={setDetails} />;
}

interface OneTourChoicesProps {
  readonly details: StaffTourChoices;
  readonly onChanged: (current: StaffTourChoices) => void;
}

function OneTourChoices({ details, onChanged }: OneTourChoicesProps) {
  const client = useClient();
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => toTourChoicesDraft(details.choices));
  useTitleFocus(page, details.version);
  const onSaved = (saved: StaffTourChoices) => {
    notify('success', messages.saved);
    onChanged(saved);
  };
  const editing = useProductEdit({ form: tourChoicesForm, details, first, onSaved, onStale: onChanged });
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={messages.title} lead={messages.lead} action={links} />
        <TourChoicesForm editing={editing} uses={details.uses} />
        <ProductHistory
          history={details.history}
          load={(changeId) => client.call('getTourChoicesVersion', { path: { change_id: changeId } })}
          onUse={(earlier, at) => {
            editing.change(toTourChoicesDraft(earlier));
            notify('success', shared.versionInForm(at));
          }}
        />
      </Stack>
    </div>
  );
}

export const meta = pageMeta('Hotels, meals and vehicles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
