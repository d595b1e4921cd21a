import type {
  CardInput,
  CardItem,
  CardListId,
  CardOutput,
  FreeOperationId,
  Input,
  Item,
  OperationId,
  Output,
  PagedOperationId,
} from './contract.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { NetworkError } from './problems.ts';
import { randomKey } from './randomKey.ts';
import { createSession, type Session } from './session.ts';
import { getSafeStorage } from './storage.ts';

/** Calls the API, typed by its contract. One client serves one visitor: it holds a session. */
export interface Client {
  /**
   * Calls an operation of the contract.
   *
   * @throws ApiProblem when the server returns a problem
   * @throws NetworkError when no response arrives
   * @throws InvalidRequestError when the request is invalid; nothing is sent
   */
  call<Id extends CardListId>(id: Id, input: CardInput<Id>, options?: CallOptions): Promise<CardOutput<Id>>;
  call<Id extends OperationId>(id: Id, input: Input<Id>, options?: CallOptions): Promise<Output<Id>>;
  call<Id extends FreeOperationId>(id: Id, input?: Input<Id>, options?: CallOptions): Promise<Output<Id>>;
  /** Returns all items of a list by following `next` (BROWSE-17). Fails when any page fails. */
  allPages<Id extends CardListId>(id: Id, input: CardInput<Id>, options?: CallOptions): Promise<CardItem<Id>[]>;
  allPages<Id extends PagedOperationId>(id: Id, input?: Input<Id>, options?: CallOptions): Promise<Item<Id>[]>;
  readonly session: Session;
}

/**
 * Creates a client. On a server, create one per visitor.
 *
 * What sends requests is loaded with the first call, so that a page can hydrate without it.
 */
export function createClient(options: ClientOptions): Client {
  const session = createSession({
    storage: getSafeStorage(options.storage),
    newKey: options.newKey ?? randomKey,
    onSignOut: () => options.onSignedOut?.('chosen'),
  });
  const loadCalls = async () => (await import('./calls.ts')).createCalls(session, options);
  let calls: ReturnType<typeof loadCalls> | undefined;
  const ready = () => {
    calls ??= loadCalls().catch((cause: unknown) => {
      calls = undefined;
      throw new NetworkError({ cause });
    });
    return calls;
  };
  return {
    session,
    // The types of outputs are the contract's; the server validates each response against it.
    call: async <Id extends OperationId>(id: Id, input?: Input<Id>, callOptions?: CallOptions) =>
      (await (await ready()).call(id, input, callOptions)) as never,
    allPages: async <Id extends PagedOperationId>(id: Id, input?: Input<Id>, callOptions?: CallOptions) =>
      (await (await ready()).allPages(id, input, callOptions)) as never,
  };
}
