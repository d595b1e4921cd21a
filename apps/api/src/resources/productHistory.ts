import { listChangedFields } from '@aitours/domain/staff';
import type { components } from '@aitours/openapi/schema';
import type { ProductChangeRow } from '../db/catalogue/productChanges.ts';

type Change = components['schemas']['ProductChange'];
type Operation = components['schemas']['AuditedOperation'];

export type FieldNames = Readonly<Record<string, string | null>>;

/**
 * Returns a change of a product as its history shows it.
 *
 * @param fieldNames the columns whose field of the contract isn't the same in snake case; null for those that follow
 *   from others
 */
export function toChangeBody({ entry, email, isOriginal }: ProductChangeRow, fieldNames: FieldNames = {}): Change {
  const { id, at, operation, before, after } = entry;
  if (isOriginal) return { id, at: at.toISOString(), author_email: null, action: 'original', fields: [] };
  const action = getAction(operation, after);
  const fields = action === 'changed' ? listFields(before, after, fieldNames) : [];
  return { id, at: at.toISOString(), author_email: email, action, fields };
}

function getAction(operation: Operation, after: unknown): Change['action'] {
  if (operation.startsWith('create')) return 'created';
  if (operation === 'deleteActivity') return 'archived';
  return /^set\w+State$/.test(operation) ? actionsOfStates[getState(after)] : 'changed';
}

const actionsOfStates = { draft: 'unpublished', published: 'published', archived: 'archived' } as const;

const getState = (after: unknown): keyof typeof actionsOfStates => {
  const state = typeof after === 'object' && after !== null && 'state' in after ? after.state : null;
  return state === 'published' || state === 'archived' ? state : 'draft';
};

/** Returns the changed fields by their names in the contract. */
function listFields(before: unknown, after: unknown, fieldNames: FieldNames): string[] {
  const fields = listChangedFields(before, after).map(({ path: [column = ''] }) => {
    const name = String(column);
    return name in fieldNames ? fieldNames[name] : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  });
  return [...new Set(fields)].flatMap((field) => field ?? []);
}
