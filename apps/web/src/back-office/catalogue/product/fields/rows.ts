import type { ReactNode } from 'react';
import type { Part, PartErrors, PartProps } from './part.ts';

interface RowsOptions<Key extends string, Name extends string, Row, Value> {
  /** In the draft. */
  readonly key: Key;
  /** On the wire. */
  readonly name: Name;
  readonly toRow: (value: Value) => Row;
  readonly toValue: (row: Row) => Value;
  /** Returns the errors of a row's own fields. @param path of the row on the wire */
  readonly check: (row: Row, path: string) => PartErrors;
  /** Returns the fields of a row that only the server or rules over several fields check. */
  readonly listOther?: (row: Row, path: string) => readonly string[];
  /** Returns the rows of a new product. Default: none. */
  readonly createFirst?: () => readonly Row[];
  /** The error of a list without rows. Default: it may be empty. */
  readonly missing?: string;
  /** Whether an empty list isn't sent. */
  readonly isOptional?: boolean;
  readonly Fields: (props: PartProps<Readonly<Record<Key, readonly Row[]>>>) => ReactNode;
}

/** Returns a list whose rows have fields of their own. */
export function rows<Key extends string, Name extends string, Row, Value>(
  options: RowsOptions<Key, Name, Row, Value>,
): Part<Readonly<Record<Key, readonly Row[]>>, { readonly [N in Name]?: Value[] }> {
  const { key, name, check, missing, isOptional, listOther = () => [], createFirst = () => [], Fields } = options;
  type Draft = Readonly<Record<Key, readonly Row[]>>;
  type Wire = { readonly [N in Name]?: Value[] };
  const toDraft = (list: readonly Row[]) => ({ [key]: list }) as Draft;
  const listErrors = (draft: Draft): PartErrors =>
    Object.assign({}, ...draft[key].map((row, at) => check(row, `${name}.${at}`)));
  return {
    createEmpty: () => toDraft(createFirst()),
    toDraft: (wire) => toDraft((wire[name] ?? []).map(options.toRow)),
    toWire: (draft) =>
      (isOptional && draft[key].length === 0 ? {} : { [name]: draft[key].map(options.toValue) }) as Wire,
    check: (draft) => ({ [name]: draft[key].length === 0 ? missing : undefined, ...listErrors(draft) }),
    listNames: (draft) => [
      name,
      ...Object.keys(listErrors(draft)),
      ...draft[key].flatMap((row, at) => listOther(row, `${name}.${at}`)),
    ],
    Fields,
  };
}
