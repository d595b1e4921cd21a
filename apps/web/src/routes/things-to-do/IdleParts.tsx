import { lazy } from 'react';
import { FilterChoices } from './FilterChoices.tsx';
import { FreeOn } from './FreeOn.tsx';
import type { IdlePartsProps } from './IdlePart.tsx';
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
export default function IdleParts({ part, ...props }: IdlePartsProps) {
  const Part = parts[part];
  return <Part {...props} />;
}
