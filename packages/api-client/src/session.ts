import type { Schema } from './contract.ts';
import type { KeyValueStorage } from './storage.ts';

/** The tokens of a session (ENTITY-02). */
export interface Tokens {
  readonly access: string;
  /** If undefined, the session can't be renewed. */
  readonly refresh: string | undefined;
}

type User = Schema<'User'>;

/** The visitor's session. It is read from the storage each time, because other tabs write to it too. */
export interface Session {
  /** Returns the tokens, `null` for a guest. Returns the same object until they change. */
  tokens(): Tokens | null;
  /** @param options alsoUnderscored: also store the tokens under their second names, as after a one-time code (AUTH-33) */
  signIn(tokens: Schema<'TokenPair'>, options?: { readonly alsoUnderscored?: boolean }): void;
  /** Continues with new tokens as the same user, as after a change of the password. */
  renew(tokens: { readonly access: string; readonly refresh?: string }): void;
  /** Deletes tokens and user, but not the guest's session key (AUTH-45, GAP-17). */
  signOut(): void;
  /** Calls the listener when tokens or user change, in other tabs too. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Returns the stored user. Returns the same object until it changes. */
  user(): User | null;
  setUser(user: User | null): void;
  /** Returns the key that identifies the guest's cart; creates it on first use (AUTH-35). */
  sessionKey(): string;
  /** Returns the session key if it exists (AUTH-38). */
  peekSessionKey(): string | null;
}

/** A session with the operation that only the client uses. */
export interface OwnedSession extends Session {
  expire(): void;
}

interface SessionOptions {
  readonly storage: KeyValueStorage;
  readonly newKey: () => string;
  readonly onSignOut: () => void;
}

/** Both pairs are read; sign-in writes the first (AUTH-32, AUTH-33, QUIRK-18). */
const TOKEN_KEYS = [
  { access: 'accessToken', refresh: 'refreshToken' },
  { access: 'access_token', refresh: 'refresh_token' },
] as const;
const [USUAL, UNDERSCORED] = TOKEN_KEYS;
const USER = 'user';
const SESSION_KEY = 'session_key';
const OBSERVED_KEYS: readonly (string | null)[] = [
  null,
  USER,
  ...TOKEN_KEYS.flatMap(({ access, refresh }) => [access, refresh]),
];

/** Creates a session that stores tokens, user and session key in `storage`. */
export function createSession({ storage, newKey, onSignOut }: SessionOptions): OwnedSession {
  const changes = createChanges();
  const readTokens = memoize(makeTokens);
  const readUser = memoize(parseUser);

  const readToken = (part: 'access' | 'refresh') => storage.getItem(USUAL[part]) ?? storage.getItem(UNDERSCORED[part]);

  const write = (pairs: readonly (typeof TOKEN_KEYS)[number][], tokens: Tokens) => {
    for (const keys of pairs) {
      storage.setItem(keys.access, tokens.access);
      if (tokens.refresh !== undefined) storage.setItem(keys.refresh, tokens.refresh);
    }
  };

  const clear = () => {
    for (const key of TOKEN_KEYS.flatMap(({ access, refresh }) => [access, refresh])) storage.removeItem(key);
    storage.removeItem(USER);
  };

  const setUser = (user: User | null) => {
    if (user) storage.setItem(USER, JSON.stringify(user));
    else storage.removeItem(USER);
    changes.notify();
  };

  return {
    tokens: () => readTokens(readToken('access'), readToken('refresh')),
    signIn: (tokens, { alsoUnderscored = false } = {}) => {
      clear();
      write(alsoUnderscored ? TOKEN_KEYS : [USUAL], tokens);
      changes.notify();
    },
    renew: ({ access, refresh }) => {
      const used = TOKEN_KEYS.filter((keys) => storage.getItem(keys.access) !== null);
      write(used, { access, refresh });
      changes.notify();
    },
    expire: () => {
      clear();
      changes.notify();
    },
    signOut: () => {
      clear();
      changes.notify();
      onSignOut();
    },
    subscribe: changes.subscribe,
    user: () => readUser(storage.getItem(USER)),
    setUser,
    sessionKey: () => {
      const existing = storage.getItem(SESSION_KEY);
      if (existing) return existing;
      const key = newKey();
      storage.setItem(SESSION_KEY, key);
      return key;
    },
    peekSessionKey: () => storage.getItem(SESSION_KEY),
  };
}

const makeTokens = (access: string | null | undefined, refresh: string | null | undefined): Tokens | null =>
  access ? { access, refresh: refresh || undefined } : null;

function parseUser(text: string | null | undefined): User | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

/** A user stored by an older version can have another shape and is ignored. */
const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';

/** Returns the same object while the texts are equal, as `useSyncExternalStore` requires. */
function memoize<Value>(make: (...texts: (string | null | undefined)[]) => Value): typeof make {
  let last: { readonly texts: readonly unknown[]; readonly value: Value } | undefined;
  return (...texts) => {
    if (!last || texts.some((text, index) => text !== last?.texts[index])) last = { texts, value: make(...texts) };
    return last.value;
  };
}

function createChanges() {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (OBSERVED_KEYS.includes(key)) notify();
  };
  return {
    notify,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0 && typeof document !== 'undefined') addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && typeof document !== 'undefined') removeEventListener('storage', onStorage);
      };
    },
  };
}
