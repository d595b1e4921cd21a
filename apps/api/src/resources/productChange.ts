import { listChangedFields } from '@aitours/domain/staff';
import type { components } from '@aitours/openapi/schema';
import type { listProductChanges } from '../db/catalogue/productChanges.ts';

type ProductChange = components['schemas']['ProductChange'];
type ChangeRow = Awaited<ReturnType<typeof listProductChanges>>[number];

/**
 * Returns a change of a product by staff.
 *
 * @param fieldOf returns the name of a column's field in the request; null: staff don't edit it
 */
export function productChangeBody(
  { entry, email }: ChangeRow,
  fieldOf: (column: string) => string | null,
): ProductChange {
  const { id, at, before, after } = entry;
  const action = actionOf(entry);
  const columns = listChangedFields(before, after).map(({ path: [column = ''] }) => String(column));
  return {
    id,
    at: at.toISOString(),
    author_email: email,
    action,
    fields: action === 'changed' ? [...new Set(columns)].flatMap((column) => fieldOf(column) ?? []) : [],
  };
}

function actionOf({ operation, after }: ChangeRow['entry']): ProductChange['action'] {
  switch (operation) {
    case 'createActivity':
    case 'createStaffActivity':
    case 'createStaffPost':
      return 'created';
    case 'deleteActivity':
      return 'archived';
    case 'setActivityState':
    case 'setPostState':
      return actionsOfStates[stateOf(after)];
    default:
      return 'changed';
  }
}

const actionsOfStates = { draft: 'unpublished', published: 'published', archived: 'archived' } as const;

const stateOf = (after: unknown): keyof typeof actionsOfStates => {
  const state = typeof after === 'object' && after !== null && 'state' in after ? after.state : null;
  return state === 'published' || state === 'archived' ? state : 'draft';
};

/** Returns a column's name in snake case. */
export const toFieldName = (column: string): string =>
  column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
