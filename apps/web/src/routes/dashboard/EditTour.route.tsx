import { useParams, useSearch } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { CopiedTour, NewTour } from './NewTour.tsx';
import { StoredTour } from './StoredTour.tsx';

/** /dashboard/catalogue/tours/{id}, or /new, optionally as a copy: editing a tour and its days (GAP-59) */
export default function EditTour() {
  const { tourId = '' } = useParams();
  const copied = new URLSearchParams(useSearch()).get('copy');
  return (
    <DashboardFrame current="catalogue">
      {() =>
        tourId !== 'new' ? (
          <StoredTour key={tourId} id={tourId} />
        ) : copied === null ? (
          <NewTour />
        ) : (
          <CopiedTour key={copied} id={copied} />
        )
      }
    </DashboardFrame>
  );
}

export const meta = pageMeta('Tour · Dashboard');

export const isPrivate = true;
export const hasShell = false;
