import { useState } from 'react';
import { useBrowserStore } from '../../hydration/index.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';

/** In local storage, present only while the services are collapsed. */
const foldedKey = 'servicesFolded';

const never = () => () => undefined;

const wasLeftOpen = () => readStorage(foldedKey, 'local') === null;

/** Returns whether the services are expanded: as on the last visit, expanded on the first (HOME-05). */
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
