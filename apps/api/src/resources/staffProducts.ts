import { isDeepStrictEqual } from 'node:util';
import type { components } from '@aitours/openapi/schema';
import type { ProductState } from '../db/catalogue/productStates.ts';
import type { ProductStore } from '../db/catalogue/productStore.ts';
import type { Database } from '../db/database.ts';
import { recordChange } from '../db/operating/auditLog.ts';
import { notFound } from '../problems/problems.ts';
import { changeState, type StaffContext, type VersionContext } from './changeState.ts';
import { changeBody } from './productHistory.ts';
import { replaceVersion } from './replaceVersion.ts';

/** What staff see of each product beside its values. */
interface Frame {
  readonly version: string;
  readonly id: string;
  readonly state: ProductState;
  readonly history: components['schemas']['ProductChange'][];
}

interface ProductKind<Product, Values, Input, InputBody, Body> {
  /** What the product is called, for the messages of problems. */
  readonly noun: string;
  readonly store: ProductStore<Product, Values>;
  /** Converts staff's input to the stored values. @param before undefined: it is new. @throws {Problem} invalid-request */
  readonly toValues: (input: Input, before?: Product) => Values;
  /** @throws {Problem} invalid-request when something that the product refers to doesn't exist */
  readonly requireParts: (tx: Database, values: Values) => Promise<void>;
  readonly insert: (tx: Database, values: Values, now: Date) => Promise<Product>;
  /** Returns what staff edit. */
  readonly toInput: (values: Omit<Product, 'id'>) => InputBody;
  readonly toBody: (input: InputBody, frame: Frame) => Body;
}

/** Creates the handlers of the operations with which staff edit products of one row. */
export function createStaffProducts<Product extends WithId, Values extends object, Input, InputBody, Body>(
  kind: ProductKind<Product, Values, Input, InputBody, Body>,
) {
  const { noun, store } = kind;
  const read = (db: Database, id: string) => readProduct(kind, db, id);
  return {
    /** Returns a product in any state, with its ETag. */
    get: async ({ db, path }: Pick<VersionContext<never>, 'db' | 'path'>) =>
      ({ status: 200, ...(await read(db, path.id)) }) as const,

    /** Creates a draft. `db` is the transaction of the idempotency key. */
    create: async (context: StaffContext & { readonly body: Input }) => {
      const { body, db, clock } = context;
      const values = kind.toValues(body);
      await kind.requireParts(db, values);
      const after = await kind.insert(db, values, clock.now());
      const change = { operation: store.operations.create, objectId: after.id, before: null, after };
      await recordChange(db, context, change, clock.now());
      return { status: 201, ...(await read(db, after.id)) } as const;
    },

    /** Replaces a product in any state. */
    replace: async (context: VersionContext<Input>) => {
      const { lock, readVersion } = store;
      await replaceVersion(context, {
        operation: store.operations.replace,
        noun,
        lock,
        readVersion,
        requireParts: kind.requireParts,
        toValues: ({ product }) => kind.toValues(context.body, product),
        isAlready: ({ product }, values) => isDeepStrictEqual({ ...product, ...values }, product),
        replace: async (tx, { product: before }, values) => {
          await store.replace(tx, before.id, values);
          return { before, after: { ...before, ...values } };
        },
      });
      return { status: 200, ...(await read(context.db, context.path.id)) } as const;
    },

    /** Publishes, unpublishes or archives a product. */
    setState: async (context: VersionContext<{ readonly state: ProductState }>) => {
      const { lock, readVersion, saveState: save } = store;
      await changeState(context, { operation: store.operations.setState, noun, lock, readVersion, save });
      return { status: 200, ...(await read(context.db, context.path.id)) } as const;
    },

    /** Returns a product as it was after a change by staff. */
    getVersion: async ({
      db,
      path,
    }: StaffContext & { readonly path: { readonly id: string; readonly change_id: string } }) =>
      ({ status: 200, body: await readEarlier(kind, db, path.id, path.change_id) }) as const,
  };
}

interface WithId {
  readonly id: string;
}

async function readProduct<Product extends WithId, Values, Input, InputBody, Body>(
  { noun, store, toInput, toBody }: ProductKind<Product, Values, Input, InputBody, Body>,
  db: Database,
  id: string,
) {
  const row = await store.find(db, id);
  if (!row) throw notFound(noun);
  const version = store.readVersion(row);
  const changes = await store.changes.list(db, id);
  const { id: _, ...values } = row.product;
  const history = changes.map((change) => changeBody(change, {}));
  return {
    headers: { etag: `"${version}"` },
    body: toBody(toInput(values), { version, id, state: row.state, history }),
  };
}

async function readEarlier<Product extends WithId, Values, Input, InputBody, Body>(
  { noun, store, toInput }: ProductKind<Product, Values, Input, InputBody, Body>,
  db: Database,
  id: string,
  changeId: string,
): Promise<InputBody> {
  const [row, entry] = await Promise.all([store.find(db, id), store.changes.find(db, id, changeId)]);
  if (!row || !entry?.after || entry.operation === store.operations.setState) throw notFound(noun);
  // The audit log has the row as it was stored. Columns that are newer than the entry have their current values.
  const { id: _, ...values }: Product = { ...row.product, ...(entry.after as Partial<Product>) };
  return toInput(values);
}
