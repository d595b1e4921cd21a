import type { Schema } from '@aitours/api-client';

interface WithHistory {
  readonly history: Schema<'ProductChange'>[];
}

/** Returns the changes that the opened version doesn't have. */
export function listNewerChanges({ history: seen }: WithHistory, { history }: WithHistory): WithHistory['history'] {
  const known = new Set(seen.map(({ id }) => id));
  return history.filter(({ id }) => !known.has(id));
}
