import { isDeepStrictEqual } from 'node:util';
import type { components } from '@aitours/openapi/schema';
import type { ProductState } from '../db/catalogue/productStates.ts';
import type { ProductStore, StaffProductRow } from '../db/catalogue/productStore.ts';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { recordChange } from '../db/operating/auditLog.ts';
import type { SignedInUser } from '../db/people/signedInUser.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireVersion } from '../lib/entityTag.ts';
import { type FieldErrors, invalidRequest, notFound } from '../problems/problems.ts';
import type { Services } from '../services.ts';
import { type FieldNames, toChangeBody } from './productHistory.ts';

/** What a change by staff needs of its request. */
export interface StaffContext extends Pick<Services, 'db' | 'clock' | 'config'> {
  readonly user: SignedInUser;
}

/** A request that changes the version of a product that the user has opened. */
export interface VersionContext<Body> extends StaffContext {
  readonly path: { readonly id: string };
  readonly headers: { readonly 'if-match': string };
  readonly body: Body;
}

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
  /** What it is called when there is none. Default: `noun`. */
  readonly missing?: string;
  readonly store: ProductStore<Product, Values>;
  /** Converts staff's input to the stored values. @param before undefined: it is new. @throws {Problem} invalid-request */
  readonly toValues: (input: Input, before: StaffProductRow<Product> | undefined, now: Date) => Values;
  /** @throws {Problem} invalid-request when something that the product refers to doesn't exist */
  readonly requireParts: (tx: Database, values: Values, before?: Product) => Promise<void>;
  /** Returns what is missing to publish it, by field. Default: nothing. */
  readonly findMissing?: (product: Product) => FieldErrors;
  /** The index of its slugs. Absent: it has none that staff choose. */
  readonly slugIndex?: keyof typeof takenTexts;
  /** Returns what staff edit. */
  readonly toInput: (product: Product, db: Database) => InputBody | Promise<InputBody>;
  readonly toBody: (input: InputBody, frame: Frame) => Body;
  /** Converts the texts in which the audit log stores instants. Default: `toInput` uses none. */
  readonly revive?: (stored: Product) => Product;
  readonly fieldNames?: FieldNames;
}

/** Creates what the handlers share. */
function createSteps<Product extends WithId, Values extends object, Input, InputBody, Body>(
  kind: ProductKind<Product, Values, Input, InputBody, Body>,
) {
  const { noun, missing = noun, store, slugIndex } = kind;

  const read = async (db: Database, id: string) => {
    const row = await store.find(db, id);
    if (!row) throw notFound(missing);
    const version = store.readVersion(row);
    const [changes, input] = await Promise.all([store.changes.list(db, id), kind.toInput(row.product, db)]);
    const history = changes.map((change) => toChangeBody(change, kind.fieldNames));
    return { headers: { etag: `"${version}"` }, body: kind.toBody(input, { version, id, state: row.state, history }) };
  };
  const lock = async (tx: Database, id: string) => {
    const row = await store.lock(tx, id);
    if (!row) throw notFound(missing);
    return row;
  };
  /** Changes what is stored, and records it. */
  const save = async (
    tx: Database,
    context: StaffContext,
    operation: components['schemas']['AuditedOperation'],
    before: Product | null,
    saved: Promise<string>,
  ) => {
    const objectId = await (slugIndex ? orSlugTaken(saved, slugIndex) : saved);
    const after = (await store.find(tx, objectId))?.product ?? null;
    await recordChange(tx, context, { operation, objectId, before, after }, context.clock.now());
    return objectId;
  };
  const readEarlier = async (db: Database, id: string, changeId: string) => {
    const [row, entry] = await Promise.all([store.find(db, id), store.changes.find(db, id, changeId)]);
    if (!row || !entry?.after || entry.operation === store.operations.setState) throw notFound(missing);
    // The audit log has the row as it was stored. Columns that are newer than the entry have their current values.
    const stored: Product = { ...row.product, ...(entry.after as Partial<Product>) };
    return kind.toInput(kind.revive?.(stored) ?? stored, db);
  };
  return { read, readEarlier, lock, save };
}

/** Creates the handlers of the operations with which staff edit products. */
export function createStaffProducts<Product extends WithId, Values extends object, Input, InputBody, Body>(
  kind: ProductKind<Product, Values, Input, InputBody, Body>,
) {
  const { noun, store, findMissing = () => ({}) } = kind;
  const { read, readEarlier, lock, save } = createSteps(kind);

  return {
    /** Returns a product in any state, with its ETag. */
    get: async ({ db, path }: Pick<VersionContext<never>, 'db' | 'path'>) =>
      ({ status: 200, ...(await read(db, path.id)) }) as const,

    /** Creates a draft. `db` is the transaction of the idempotency key. */
    create: async (context: StaffContext & { readonly body: Input }) => {
      const { body, db, clock } = context;
      const values = kind.toValues(body, undefined, clock.now());
      await kind.requireParts(db, values);
      const id = await save(db, context, store.operations.create, null, store.insertDraft(db, values, context));
      return { status: 201, ...(await read(db, id)) } as const;
    },

    /** Replaces the version of a product that the user has opened, in any state. Without a slug the current one stays. */
    replace: async (context: VersionContext<Input>) => {
      const { path, headers, body, db, clock } = context;
      await inTransaction(db, async (tx) => {
        const row = await lock(tx, path.id);
        const { product: before } = row;
        const values = kind.toValues(body, row, clock.now());
        // A retry, whose first response was lost, changed the version itself.
        if (isDeepStrictEqual(withoutPartIds({ ...before, ...values }), withoutPartIds(before))) return;
        requireVersion(headers['if-match'], store.readVersion(row), noun);
        // What was published before something was needed can still be edited without it.
        if (row.state === 'published') requireStillComplete(findMissing(before), findMissing({ ...before, ...values }));
        await kind.requireParts(tx, values, before);
        const saved = store.replace(tx, before, values, context).then(() => before.id);
        await save(tx, context, store.operations.replace, before, saved);
      });
      return { status: 200, ...(await read(db, path.id)) } as const;
    },

    /** Publishes, unpublishes or archives a product. */
    setState: async (context: VersionContext<{ readonly state: ProductState }>) => {
      const { path, headers, body, db, clock } = context;
      await inTransaction(db, async (tx) => {
        const row = await lock(tx, path.id);
        // A retry, whose first response was lost, changed the version itself.
        if (row.state === body.state) return;
        requireVersion(headers['if-match'], store.readVersion(row), noun);
        if (body.state === 'published') requireComplete(findMissing(row.product));
        await store.saveState(tx, path.id, body.state, clock.now());
        const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
        await recordChange(tx, context, { operation: store.operations.setState, ...change }, clock.now());
      });
      return { status: 200, ...(await read(db, path.id)) } as const;
    },

    /** Returns a product as it was after a change by staff. */
    getVersion: async ({
      db,
      path,
    }: StaffContext & { readonly path: { readonly id: string; readonly change_id: string } }) =>
      ({ status: 200, body: await readEarlier(db, path.id, path.change_id) }) as const,
  };
}

/** A product needs a capacity to be published: nobody may sell places that staff haven't entered. */
export const findMissingCapacity = ({ capacity }: { readonly capacity: number | null }): FieldErrors =>
  capacity === null ? { capacity: ['Enter how many places each departure has.'] } : {};

/** @throws {Problem} invalid-request, whose text is what staff have to do first */
function requireComplete(missing: FieldErrors): void {
  const [[text] = []] = Object.values(missing);
  if (text !== undefined) throw invalidRequest(text, missing);
}

/** @throws {Problem} invalid-request when a change removes what publishing needed */
function requireStillComplete(before: FieldErrors, after: FieldErrors): void {
  if (Object.keys(before).length === 0) requireComplete(after);
}

interface WithId {
  readonly id: string;
  readonly slug?: string;
}

/** Returns a product without the ids of its parts: new parts have other ids in each request. */
const withoutPartIds = (product: object): object =>
  Object.fromEntries(
    Object.entries(product).map(([name, value]) => [name, Array.isArray(value) ? value.map(withoutIds) : value]),
  );

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const { id: _, ...rest } = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, withoutIds(one)]));
}

/** For each unique index of slugs, what to say when another product has the slug. */
const takenTexts = {
  activities_slug_key: 'Another activity has this address. It may be a draft or archived.',
  tours_slug_key: 'Another tour has this address. It may be a draft or archived.',
  blog_posts_slug_key: 'Another article has this address. It may be a draft or archived.',
  ticket_events_slug_key: 'Another attraction has this address. It may be a draft or archived.',
} as const;

/** @throws {Problem} invalid-request when another product has the slug */
async function orSlugTaken<Result>(saved: Promise<Result>, index: keyof typeof takenTexts): Promise<Result> {
  return saved.catch((error: unknown) => {
    throw isUniqueViolation(error, index) ? invalidRequest(null, { slug: [takenTexts[index]] }) : error;
  });
}
