import { useState } from 'react';
import { useBrowserStore } from '../../hydration/index.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';

/** In local storage, present only while the services are folded away. */
const foldedKey = 'servicesFolded';

const never = () => () => undefined;

const wasLeftOpen = () => readStorage(foldedKey, 'local') === null;

/** Whether the services are unfolded: as they were left on the last visit, unfolded on the first (HOME-05). */
export function useServicesOpen(): [boolean, (open: boolean) => void] {
  const leftOpen = useBrowserStore(never, wasLeftOpen, () => true);
  const [chosen, setChosen] = useState<boolean>();
  return [
    chosen ?? leftOpen,
    (open) => {
      setChosen(open);
      writeStorage(foldedKey, open ? null : 'true', 'local');
    },
  ];
}
