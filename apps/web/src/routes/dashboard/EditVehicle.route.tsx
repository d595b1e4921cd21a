import { useParams, useSearch } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { CopiedVehicle, NewVehicle } from './NewVehicle.tsx';
import { StoredVehicle } from './StoredVehicle.tsx';

/** /dashboard/catalogue/vehicles/{id}, or /new, optionally as a copy: editing a vehicle for transfers (GAP-59) */
export default function EditVehicle() {
  const { vehicleId = '' } = useParams();
  const copied = new URLSearchParams(useSearch()).get('copy');
  return (
    <DashboardFrame current="catalogue">
      {() =>
        vehicleId !== 'new' ? (
          <StoredVehicle key={vehicleId} id={vehicleId} />
        ) : copied === null ? (
          <NewVehicle />
        ) : (
          <CopiedVehicle key={copied} id={copied} />
        )
      }
    </DashboardFrame>
  );
}

export const meta = pageMeta('Vehicle · Dashboard');

export const isPrivate = true;
export const hasShell = false;
