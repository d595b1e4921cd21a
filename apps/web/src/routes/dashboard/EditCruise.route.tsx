import { useParams, useSearch } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { CopiedCruise, NewCruise } from './NewCruise.tsx';
import { StoredCruise } from './StoredCruise.tsx';

/** /dashboard/catalogue/cruises/{id}, or /new, optionally as a copy: editing a cruise (GAP-59) */
export default function EditCruise() {
  const { cruiseId = '' } = useParams();
  const copied = new URLSearchParams(useSearch()).get('copy');
  return (
    <DashboardFrame current="catalogue">
      {() =>
        cruiseId !== 'new' ? (
          <StoredCruise key={cruiseId} id={cruiseId} />
        ) : copied === null ? (
          <NewCruise />
        ) : (
          <CopiedCruise key={copied} id={copied} />
        )
      }
    </DashboardFrame>
  );
}

export const meta = pageMeta('Cruise · Dashboard');

export const isPrivate = true;
export const hasShell = false;
