import type { Schema } from '@aitours/api-client';
import { NativeSelect, type SelectOption } from '@aitours/ui';
import type { List } from './useList.ts';

export interface StateFilterProps {
  readonly label: string;
  /** The first, with an empty value, is the default. */
  readonly options: readonly SelectOption[];
  readonly list: List;
}

/** The filter of a list by `state`. */
export const StateFilter = ({ label, options, list: { query, onQuery } }: StateFilterProps) => (
  <NativeSelect
    label={label}
    options={options}
    value={query.filters['state'] ?? ''}
    onChange={(value) => onQuery({ ...query, page: 1, filters: value ? { state: value } : {} })}
  />
);

const states = ['draft', 'published', 'archived'] as const;

/** Returns the state of products that a list is filtered by. */
export const findState = ({ filters }: List['query']): Schema<'ProductState'> | undefined =>
  states.find((known) => known === filters['state']);
