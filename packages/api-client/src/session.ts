import type { Schema } from './contract.ts';
import type { KeyValueStorage } from './storage.ts';

/** What signing in gave, and each request is signed with (ENTITY-02). */
export interface Tokens {
  readonly access: string;
  /** Without it the session can't be renewed. */
  readonly refresh: string | undefined;
}

type User = Schema<'User'>;

/** Who the visitor is, kept in the storage: read anew each time, since other tabs write to it as well. */
export interface Session {
  /** The same object as long as nothing changes; `null` for a guest. */
  tokens(): Tokens | null;
  /** @param options alsoUnderscored: keep the tokens under both spellings, as after a one-time password (AUTH-33) */
  signIn(tokens: Schema<'TokenPair'>, options?: { readonly alsoUnderscored?: boolean }): void;
  /** Forgets tokens and user; the guest's session key stays (AUTH-45, GAP-17). */
  signOut(): void;
  /** Tells of changes to tokens and user, those of other tabs included. The result ends it. */
  subscribe(listener: () => void): () => void;
  /** The user kept from the last sign-in or profile; the same object as long as nothing changes. */
  user(): User | null;
  setUser(user: User | null): void;
  /** Names the guest's cart; made at random on first use (AUTH-35). */
  sessionKey(): string;
  /** The session key if there is one (AUTH-38). */
  peekSessionKey(): string | null;
}

/** What the client does with the session besides. */
export interface OwnedSession extends Session {
  renew(tokens: { readonly access: string; readonly refresh?: string }): void;
  expire(): void;
}

/** What a session keeps its tokens in, and whom it tells when they are gone. */
export interface SessionOptions {
  readonly storage: KeyValueStorage;
  readonly newKey: () => string;
  readonly onSignOut: () => void;
}

/** Either pair may be read; the first is the usual one (AUTH-32, AUTH-33, QUIRK-18). */
const TOKEN_KEYS = [
  { access: 'accessToken', refresh: 'refreshToken' },
  { access: 'access_token', refresh: 'refresh_token' },
] as const;
const [USUAL, UNDERSCORED] = TOKEN_KEYS;
const USER = 'user';
const SESSION_KEY = 'session_key';
const WATCHED: readonly (string | null)[] = [
  null,
  USER,
  ...TOKEN_KEYS.flatMap(({ access, refresh }) => [access, refresh]),
];

/** Keeps who is signed in, with tokens, user and the guest’s key, in the storage given. */
export function createSession({ storage, newKey, onSignOut }: SessionOptions): OwnedSession {
  const changes = createChanges();
  const readTokens = remember(makeTokens);
  const readUser = remember(parseUser);

  const either = (part: 'access' | 'refresh') => storage.getItem(USUAL[part]) ?? storage.getItem(UNDERSCORED[part]);

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
    changes.tell();
  };

  return {
    tokens: () => readTokens(either('access'), either('refresh')),
    signIn: (tokens, { alsoUnderscored = false } = {}) => {
      clear();
      write(alsoUnderscored ? TOKEN_KEYS : [USUAL], tokens);
      changes.tell();
    },
    renew: ({ access, refresh }) => {
      const kept = TOKEN_KEYS.filter((keys) => storage.getItem(keys.access) !== null);
      write(kept, { access, refresh });
      changes.tell();
    },
    expire: () => {
      clear();
      changes.tell();
    },
    signOut: () => {
      clear();
      changes.tell();
      onSignOut();
    },
    subscribe: changes.subscribe,
    user: () => readUser(storage.getItem(USER)),
    setUser,
    sessionKey: () => {
      const known = storage.getItem(SESSION_KEY);
      if (known) return known;
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

/** The storage is written by this client alone, but outlives it: an older form is read as nobody. */
const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';

/** Gives the same object again while its texts are the same, as React's stores ask for. */
function remember<Value>(make: (...texts: (string | null | undefined)[]) => Value): typeof make {
  let last: { readonly texts: readonly unknown[]; readonly value: Value } | undefined;
  return (...texts) => {
    if (!last || texts.some((text, index) => text !== last?.texts[index])) last = { texts, value: make(...texts) };
    return last.value;
  };
}

function createChanges() {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = ({ key }: StorageEvent) => {
    if (WATCHED.includes(key)) tell();
  };
  return {
    tell,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0 && typeof document !== 'undefined') addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && typeof document !== 'undefined') removeEventListener('storage', hear);
      };
    },
  };
}
