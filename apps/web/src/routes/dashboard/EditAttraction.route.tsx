import { useParams, useSearch } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { CopiedAttraction, NewAttraction } from './NewAttraction.tsx';
import { StoredAttraction } from './StoredAttraction.tsx';

/** /dashboard/catalogue/attractions/{id}, or /new, optionally as a copy: editing an attraction and its ticket types (GAP-59) */
export default function EditAttraction() {
  const { attractionId = '' } = useParams();
  const copied = new URLSearchParams(useSearch()).get('copy');
  return (
    <DashboardFrame current="catalogue">
      {() =>
        attractionId !== 'new' ? (
          <StoredAttraction key={attractionId} id={attractionId} />
        ) : copied === null ? (
          <NewAttraction />
        ) : (
          <CopiedAttraction key={copied} id={copied} />
        )
      }
    </DashboardFrame>
  );
}

export const meta = pageMeta('Attraction · Dashboard');

export const isPrivate = true;
export const hasShell = false;
