import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';

/** Filters of one kind, under one label. */
export interface FilterGroup {
  id: string;
  /** "Price". */
  label: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The choices within a `FilterPanel`. Apart from it, because they may come when the panel is opened. */
export function FilterGroups({ groups }: { groups: readonly FilterGroup[] }) {
  return groups.map(({ id, ...group }) => <RadioGroup key={id} {...group} />);
}
