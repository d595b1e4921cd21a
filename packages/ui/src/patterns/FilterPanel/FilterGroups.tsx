import { RadioGroup, type RadioOption } from '../../components/RadioGroup/RadioGroup.tsx';

/** A filter with its options. */
export interface FilterGroup {
  id: string;
  /** "Price". */
  label: string;
  options: RadioOption[];
  value: string;
  onChange: (value: string) => void;
}

/** The filters of a `FilterPanel`. A separate component, so that it can load when the panel is opened. */
export function FilterGroups({ groups }: { groups: readonly FilterGroup[] }) {
  return groups.map(({ id, ...group }) => <RadioGroup key={id} {...group} />);
}
