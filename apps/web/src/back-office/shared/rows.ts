/** A row of a list in the form. Its key stays when the row moves. */
export type Row<Values> = Values & { readonly key: number };

let lastKey = 0;
const nextKey = (): number => {
  lastKey += 1;
  return lastKey;
};

/** Returns a row with a new key. */
export const toRow = <Values extends object>(values: Values): Row<Values> => ({ ...values, key: nextKey() });
