import { useParams, useSearch } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { emptyDraft } from './activityDraft.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { CopiedActivity, NewActivity } from './NewActivity.tsx';
import { StoredActivity } from './StoredActivity.tsx';

/** /dashboard/catalogue/activities/{id}, or /new, optionally as a copy: editing an activity (GAP-59) */
export default function EditActivity() {
  const { activityId = '' } = useParams();
  const copied = new URLSearchParams(useSearch()).get('copy');
  return (
    <DashboardFrame current="catalogue">
      {() =>
        activityId !== 'new' ? (
          <StoredActivity key={activityId} id={activityId} />
        ) : copied === null ? (
          <NewActivity first={emptyDraft} />
        ) : (
          <CopiedActivity key={copied} id={copied} />
        )
      }
    </DashboardFrame>
  );
}

export const meta = pageMeta('Activity · Dashboard');

export const isPrivate = true;
export const hasShell = false;
