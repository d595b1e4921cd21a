import { type Client, isProblem } from '@aitours/api-client';
import type { Attempt } from '../../../features/session/useAttempt.ts';
import { ifMatch } from '../../shared/ifMatch.ts';
import type { EditConflict } from '../../shared/useRebasedDraft.ts';

/** A picture of a product, and what it shows, if it is described. */
export interface ProductPicture {
  readonly image: string;
  readonly alt?: string;
}

/** What was saved, or else what others have saved since the product was opened. */
interface SaveResult<Details> {
  readonly saved?: Details;
  readonly current?: Details;
}

/** What a form for one kind of product does. */
export interface ProductForm<Draft, Details> {
  readonly toDraft: (details: Details) => Draft;
  /** Returns the errors by the fields' names on the wire, in the order of the form. */
  readonly check: (draft: Draft) => Readonly<Record<string, string>>;
  /** Returns the names of the fields that show errors of the server. */
  readonly listFields: (draft: Draft) => string[];
  /** Saves the draft, or returns what others have saved since it was opened. @param details undefined: it is new */
  readonly save: (client: Client, details: Details | undefined, draft: Draft) => Promise<SaveResult<Details>>;
  readonly listNewer: (seen: Details, current: Details) => EditConflict<Draft>['changes'];
}

export interface ProductEditing<Draft> {
  readonly draft: Draft;
  /** By the fields' names on the wire. */
  readonly errors: Readonly<Record<string, string>>;
  readonly attempt: Attempt;
  readonly isNew: boolean;
  /** Whether there is something to save. */
  readonly isChanged: boolean;
  /** Undefined if the last attempt wasn't stale. */
  readonly conflict: EditConflict<Draft> | undefined;
  readonly change: (part: Partial<Draft>) => void;
  readonly save: () => void;
  /** Moves the draft to what another action than saving has changed. */
  readonly rebase: (current: Draft) => void;
  /** Discards the draft for what others have saved. */
  readonly discard: () => void;
}

type WithHistory = { readonly history: EditConflict<unknown>['changes'] };

/** Returns the changes that the opened version doesn't have. */
export function listNewerChanges({ history: seen }: WithHistory, { history }: WithHistory): WithHistory['history'] {
  const known = new Set(seen.map(({ id }) => id));
  return history.filter(({ id, action }) => !known.has(id) && action !== 'original');
}

/** A product and the version that an action is meant for. */
export interface ProductTarget {
  readonly path: { readonly id: string };
  readonly headers: ReturnType<typeof ifMatch>;
}

interface SaveRequests<Details> {
  readonly create: () => Promise<Details>;
  readonly replace: (target: ProductTarget) => Promise<Details>;
  readonly load: (path: ProductTarget['path']) => Promise<Details>;
}

/** Creates a draft, or replaces a product in the version that was opened. @param opened undefined: it is new */
export async function saveProduct<Details>(
  opened: { readonly id: string; readonly version: string } | undefined,
  { create, replace, load }: SaveRequests<Details>,
): Promise<SaveResult<Details>> {
  if (!opened) return { saved: await create() };
  const path = { id: opened.id };
  return orCurrent(replace({ path, headers: ifMatch(opened.version) }), () => load(path));
}

/** Returns what was saved; if another version is current, that one. */
export async function orCurrent<Details>(
  saved: Promise<Details>,
  load: () => Promise<Details>,
): Promise<SaveResult<Details>> {
  try {
    return { saved: await saved };
  } catch (error) {
    if (!isProblem(error, 'precondition-failed')) throw error;
    return { current: await load() };
  }
}
