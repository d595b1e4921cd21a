import { isProblem } from '@aitours/api-client';
import { useState } from 'react';
import { type Attempt, useAttempt } from '../../../features/session/useAttempt.ts';
import { useClient } from '../../../platform/api.tsx';
import { ifMatch } from '../../shared/ifMatch.ts';
import { driverMessages as messages } from './departureMessages.ts';
import { findPickup, type PickupParties } from './pickup.ts';
import type { DeparturesState } from './useDepartures.ts';

export interface HandledPickup extends Pick<Extract<DeparturesState, { is: 'loaded' }>, 'date' | 'reload'> {
  /** As the user has seen it. */
  readonly opened: PickupParties;
  /** Called when the driver is saved and the list was loaded again. */
  readonly onDone: (driver: string | null) => void;
}

export interface DriverChange extends Pick<Attempt, 'isBusy' | 'error'> {
  /** Returns whether this choice is being saved. */
  readonly isSaving: (driver: string | null) => boolean;
  /** Whether another driver was saved in the meantime. */
  readonly isStale: boolean;
  /** The server's message about the name. */
  readonly nameError: string | undefined;
  readonly save: (driver: string | null) => void;
}

/**
 * Saves who drives a pickup. If that has changed since the user opened it, nothing is saved: the list is loaded again,
 * so that the next attempt replaces what the user then sees.
 */
export function useDriverChange({ date, reload, opened, onDone }: HandledPickup): DriverChange {
  const client = useClient();
  const { run, isBusy, error, fieldErrors } = useAttempt(messages.failed, undefined, ['driver']);
  const [seen, setSeen] = useState(opened.pickup.version);
  const [isStale, setStale] = useState(false);
  const [chosen, setChosen] = useState<string | null>();
  const save = (driver: string | null) =>
    run(async () => {
      setStale(false);
      setChosen(driver);
      const { departure, pickup } = opened;
      try {
        await client.call('setPickupDriver', {
          headers: ifMatch(seen),
          body: { date, departure_id: departure.id, pickup_area: pickup.pickup_area, driver },
        });
      } catch (problem) {
        if (!isProblem(problem, 'precondition-failed')) throw problem;
        setSeen(findPickup(await reload(), opened)?.version ?? seen);
        setStale(true);
        return;
      }
      await reload();
      onDone(driver);
    });
  const isSaving = (driver: string | null) => isBusy && chosen === driver;
  return { isBusy, error, isSaving, isStale, nameError: fieldErrors['driver'], save };
}
