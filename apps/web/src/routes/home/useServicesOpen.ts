import { useState } from 'react';
import { keep, kept } from '../../app/kept.ts';
import { useBrowserStore } from '../../app/TakeOver.tsx';

/** In local storage, present only while the services are folded away. */
const foldedKey = 'servicesFolded';

const never = () => () => undefined;

const wasLeftOpen = () => kept(foldedKey, 'local') === null;

/** Whether the services are unfolded: as they were left on the last visit, unfolded on the first (HOME-05). */
export function useServicesOpen(): [boolean, (open: boolean) => void] {
  const leftOpen = useBrowserStore(never, wasLeftOpen, () => true);
  const [chosen, setChosen] = useState<boolean>();
  return [
    chosen ?? leftOpen,
    (open) => {
      setChosen(open);
      keep(foldedKey, open ? null : 'true', 'local');
    },
  ];
}
