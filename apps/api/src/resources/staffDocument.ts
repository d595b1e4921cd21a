import { isDeepStrictEqual } from 'node:util';
import type { components } from '@aitours/openapi/schema';
import type { readChangesBy } from '../db/catalogue/productChanges.ts';
import type { Database } from '../db/database.ts';
import { recordChange } from '../db/operating/auditLog.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireVersion } from '../lib/entityTag.ts';
import { notFound } from '../problems/problems.ts';
import { type FieldNames, toChangeBody } from './productHistory.ts';
import type { StaffContext } from './staffProducts.ts';

interface Frame {
  readonly version: string;
  readonly history: components['schemas']['ProductChange'][];
}

interface DocumentKind<Document, Input, Stored extends object, InputBody, Body> {
  readonly operation: components['schemas']['AuditedOperation'];
  /** Its id in the audit log. */
  readonly id: string;
  /** What it is called, for the messages of problems. */
  readonly noun: string;
  /** What an earlier version of it is called. Default: version. */
  readonly missing?: string;
  readonly find: (db: Database) => Promise<Document>;
  /** Like `find`, and locks the document, so that concurrent changes wait. */
  readonly lock: (tx: Database) => Promise<Document>;
  /** Stores the document, which is locked. */
  readonly save: (tx: Database, after: Document, before: Document) => PromiseLike<unknown>;
  readonly readVersion: (document: Document) => string;
  /** What staff have changed of it. */
  readonly changes: ReturnType<typeof readChangesBy>;
  /** Converts staff's input to the stored document. @throws {Problem} invalid-request */
  readonly toDocument: (input: Input, before: Document) => Document;
  /** @throws {Problem} invalid-request when something is removed that is used, or something isn't there */
  readonly requireParts?: (tx: Database, after: Document, before: Document) => Promise<void>;
  /** Returns the form in which the audit log stores the document. */
  readonly toStored: (document: Document) => Stored;
  /** Returns what staff edit. */
  readonly toInput: (stored: Stored) => InputBody;
  readonly toBody: (input: InputBody, frame: Frame, db: Database) => Body | Promise<Body>;
  readonly fieldNames?: FieldNames;
}

/** Creates the handlers of the operations with which staff edit a document, of which the shop has one. */
export function createStaffDocument<Document, Input, Stored extends object, InputBody, Body>(
  kind: DocumentKind<Document, Input, Stored, InputBody, Body>,
) {
  const { operation, id, noun, missing = 'version', changes, readVersion, toStored } = kind;

  const read = async (db: Database) => {
    const [document, entries] = await Promise.all([kind.find(db), changes.list(db, id)]);
    const version = readVersion(document);
    const history = entries.map((change) => toChangeBody(change, kind.fieldNames));
    const body = await kind.toBody(kind.toInput(toStored(document)), { version, history }, db);
    return { status: 200, headers: { etag: `"${version}"` }, body } as const;
  };

  return {
    /** Returns the document with its ETag. */
    get: async ({ db }: Pick<StaffContext, 'db'>) => read(db),

    /** Replaces the version of the document that the user has opened. */
    replace: async (
      context: StaffContext & { readonly headers: { readonly 'if-match': string }; readonly body: Input },
    ) => {
      const { headers, body, db, clock } = context;
      await inTransaction(db, async (tx) => {
        const before = await kind.lock(tx);
        const after = kind.toDocument(body, before);
        // A retry, whose first response was lost, changed the version itself.
        if (isDeepStrictEqual(toStored(before), toStored(after))) return;
        requireVersion(headers['if-match'], readVersion(before), noun);
        await kind.requireParts?.(tx, after, before);
        await kind.save(tx, after, before);
        const change = { operation, objectId: id, before: toStored(before), after: toStored(after) };
        await recordChange(tx, context, change, clock.now());
      });
      return read(db);
    },

    /** Returns the document as it was after a change by staff. */
    getVersion: async ({ db, path }: StaffContext & { readonly path: { readonly change_id: string } }) => {
      const entry = await changes.find(db, id, path.change_id);
      if (!entry?.after) throw notFound(missing);
      return { status: 200, body: kind.toInput(entry.after as Stored) } as const;
    },
  };
}
