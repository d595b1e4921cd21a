import { Button } from '@aitours/ui';
import { Map as MapIcon } from 'lucide-react';
import { mapMessages } from './mapMessages.ts';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

/** Shows or hides the map of the results. */
export const MapToggle = ({ browsing, onBrowse }: BrowsingProps) => (
  <Button
    tone="secondary"
    size="small"
    icon={MapIcon}
    aria-pressed={browsing.map === 'true'}
    onClick={() => onBrowse({ map: browsing.map ? undefined : 'true' })}
  >
    {mapMessages.map}
  </Button>
);
