import { useState, useSyncExternalStore } from 'react';

/** In local storage, present only while the services are folded away. */
const foldedKey = 'servicesFolded';

const never = () => () => undefined;

function wasLeftOpen(): boolean {
  try {
    return localStorage.getItem(foldedKey) === null;
  } catch {
    return true;
  }
}

/** Whether the services are unfolded: as they were left on the last visit, unfolded on the first (HOME-05). */
export function useServicesOpen(): [boolean, (open: boolean) => void] {
  const leftOpen = useSyncExternalStore(never, wasLeftOpen, () => true);
  const [chosen, setChosen] = useState<boolean>();
  return [
    chosen ?? leftOpen,
    (open) => {
      setChosen(open);
      try {
        if (open) localStorage.removeItem(foldedKey);
        else localStorage.setItem(foldedKey, 'true');
      } catch {
        // A browser that keeps nothing unfolds them again on the next visit.
      }
    },
  ];
}
