import { lazy } from 'react';
import { FreeOn } from './FreeOn.tsx';
import type { IdlePartsProps } from './IdlePart.tsx';
import { SortField } from './SortField.tsx';

/** A separate chunk: the panel is closed at first. */
const FilterChoices = lazy(() => import('./FilterChoices.tsx'));

/** A separate chunk: most lists have results. */
const Nothing = lazy(() => import('./Nothing.tsx'));

/** A separate chunk: only one of five categories needs it. */
const TransferForm = lazy(() => import('./TransferForm.tsx'));

/** A separate chunk: maps are shown on request. */
const ResultMap = lazy(() => import('./ResultMap.tsx'));

type PartProps = Omit<IdlePartsProps, 'part'>;

const parts = {
  filters: (props: PartProps) => <FilterChoices {...props} />,
  freeOn: FreeOn,
  map: ({ browsing, products }: PartProps) => <ResultMap browsing={browsing} products={products} />,
  nothing: (props: PartProps) => <Nothing {...props} />,
  sort: SortField,
  transferForm: () => <TransferForm />,
};

/** The parts of the page that load when the browser is idle. One chunk: one for each costs the page more bytes than it may load. */
export default function IdleParts({ part, ...props }: IdlePartsProps) {
  const Part = parts[part];
  return <Part {...props} />;
}
