import { findPlace, type TransferSearch } from '@aitours/domain/transfers';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { type PlaceProblems, toPlaceProblems } from '../../platform/place-field/placeProblems.ts';

type Places = Pick<TransferSearch, 'pickupLocation' | 'dropoffLocation'>;

interface PlaceCheck {
  readonly isChecking: boolean;
  /** Of the last check. */
  readonly problems: PlaceProblems;
  /** @returns whether a transfer between these places can be sold, as far as is known */
  readonly check: (places: Places) => Promise<boolean>;
  readonly clear: () => void;
}

/** Asks the server about places that aren't in the gazetteer (GAP-37). When it doesn't respond, the results page does. */
export function usePlaceCheck(): PlaceCheck {
  const client = useClient();
  const [problems, setProblems] = useState<PlaceProblems>({});
  const [isChecking, setChecking] = useState(false);

  const check = async ({ pickupLocation: pickup, dropoffLocation: dropoff }: Places) => {
    if (findPlace(pickup) && findPlace(dropoff)) return true;
    setChecking(true);
    const found = await client
      .call('getTransferDistance', { query: { pickup, dropoff } })
      .then(() => ({}), toPlaceProblems);
    setChecking(false);
    setProblems(found);
    return Object.keys(found).length === 0;
  };

  return { isChecking, problems, check, clear: () => setProblems({}) };
}
