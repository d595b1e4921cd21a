import { lazy } from 'react';
import { FilterChoices } from './FilterChoices.tsx';
import { FreeOn } from './FreeOn.tsx';
import type { LaterPartProps } from './Later.tsx';
import { Nothing } from './Nothing.tsx';
import { SortField } from './SortField.tsx';

/** A separate chunk: only one of five categories needs it. */
const TransferForm = lazy(() => import('./TransferForm.tsx'));

const parts = {
  filters: FilterChoices,
  freeOn: FreeOn,
  nothing: Nothing,
  sort: SortField,
  transferForm: () => <TransferForm />,
};

/** The parts of the page that load when the browser is idle. One chunk: one for each costs the page more bytes than it may load. */
export default function LaterPart({ part, ...props }: LaterPartProps) {
  const Part = parts[part];
  return <Part {...props} />;
}
