import { createClient, type Schema } from '@aitours/api-client';
import { examples } from '@aitours/api-client/mocks';
import { type Behaviour, getQuirks } from '@aitours/domain/quirks';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { findRoute } from '../app/findRoute.ts';
import { loadGroup, loadModule, routes } from '../app/routes.ts';
import { Shell } from '../app/shell/Shell.tsx';
import { useHasShell } from '../app/useHasShell.ts';
import { ApiProvider, type PublicConfig } from '../platform/api.tsx';
import { paths } from '../platform/paths.ts';
import { defaultConfig } from './defaultConfig.ts';

// Stories find their page's pattern at once.
for (const route of routes) if (route.loadRoutes) await loadGroup(route);

/** The visitor of a story and the configuration; no external services unless given. */
export interface StoryVisitor extends Partial<PublicConfig> {
  /** Signed in as this user from the contract's examples. */
  readonly as?: Schema<'User'>;
  /** Local storage by key. */
  readonly storage?: Readonly<Record<string, string>>;
  /** The promo code that was applied. */
  readonly promoCode?: string;
  /**
   * Whether to render header and footer, if the route has them.
   * @default false
   */
  readonly hasShell?: boolean;
  /** Navigation state (history state). */
  readonly state?: unknown;
}

/** Returns the behaviour that the toolbar or the story selects. */
const getBehaviour = ({ behaviour }: Readonly<Record<string, unknown>>): Behaviour =>
  behaviour === 'improved' ? 'improved' : 'specified';

/**
 * Renders a route as if opened at this URL: with its parameters, a separate client, and a record of navigation in
 * `document.body.dataset.path` for play functions.
 */
export const atPath =
  (path: string, visitor: StoryVisitor = {}): Decorator =>
  (Story, { id, globals }) => {
    const { behaviour, network, clock, role } = globals;
    return (
      <Visit
        key={[id, behaviour, network, clock, role].join(' ')}
        path={path}
        visitor={withRole(visitor, role)}
        behaviour={getBehaviour(globals)}
      >
        <Story />
      </Visit>
    );
  };

/** Returns the visitor with the role that the toolbar selects. */
function withRole(visitor: StoryVisitor, role: unknown): StoryVisitor {
  const { as, ...guest } = visitor;
  if (role === 'guest') return guest;
  if (role === 'customer') return { ...guest, as: examples.getMe.user };
  return role === 'staff' ? { ...guest, as: examples.getMe.staffUser } : visitor;
}

interface VisitProps {
  readonly path: string;
  readonly visitor: StoryVisitor;
  readonly behaviour: Behaviour;
  readonly children: ReactNode;
}

function Visit({ path, visitor, behaviour, children }: VisitProps) {
  const storyState = useMemo(() => createStoryState(path, visitor), [path, visitor]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || event.defaultPrevented || link.origin !== location.origin) return;
      event.preventDefault();
      storyState.location.navigate(link.pathname + link.search);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [storyState]);
  const { pattern } = findRoute(path.split('?')[0] ?? path).route;
  const page = <Route path={pattern}>{children}</Route>;
  return (
    <Router hook={storyState.location.hook} searchHook={storyState.location.searchHook}>
      <SWRConfig value={{ provider: emptyCache }}>
        <ApiProvider
          config={configFor(visitor, behaviour)}
          client={storyState.client}
          preload={{ data: {}, problems: {}, isFresh: () => false }}
        >
          <CurrentPath />
          {visitor.hasShell ? <PageInShell path={path}>{page}</PageInShell> : <Shell isBare>{page}</Shell>}
        </ApiProvider>
      </SWRConfig>
    </Router>
  );
}

function PageInShell({ path, children }: { path: string; children: ReactNode }) {
  const hasShell = useHasShell();
  useEffect(() => {
    const { route } = findRoute(path.split('?')[0] ?? path);
    if (!route.redirect && !route.loadRoutes) void loadModule(route);
  }, [path]);
  return <Shell isBare={!hasShell}>{children}</Shell>;
}

const configFor = (
  { as: _as, storage: _storage, promoCode: _promoCode, hasShell: _hasShell, state: _state, ...given }: StoryVisitor,
  behaviour: Behaviour,
): PublicConfig => ({
  ...defaultConfig,
  quirks: getQuirks({ behaviour }),
  ...given,
});

/** Each story has its own cache. */
const emptyCache = () => new Map();

function CurrentPath() {
  return (
    <Route path="*">
      {(params) => {
        document.body.dataset['path'] = `/${params['*'] ?? ''}`;
        return null;
      }}
    </Route>
  );
}

function createStoryState(path: string, { as, storage = {}, promoCode, state }: StoryVisitor) {
  localStorage.clear();
  sessionStorage.clear();
  if (promoCode !== undefined) sessionStorage.setItem('promoCode', promoCode);
  // A guest who has used the cart before, so that the page loads it; each story has its own.
  localStorage.setItem('session_key', crypto.randomUUID());
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const location = memoryLocation({ path });
  if (state !== undefined) history.replaceState(state, '');
  const client = createClient({
    baseUrl: window.location.origin,
    storage: localStorage,
    onSignedOut: (why) => {
      if (why === 'expired') location.navigate(paths.signIn);
    },
  });
  if (as) {
    client.session.signIn({ access: 'story-access', refresh: 'story-refresh' });
    client.session.setUser(as);
  }
  return { location, client };
}

/** Expects a redirect to sign-in that returns to this path (GAP-35). */
export async function expectSignIn(path: string): Promise<void> {
  await waitFor(() => expect(document.body.dataset['path']).toBe('/login'));
  await expect(localStorage.getItem('redirectAfterLogin')).toBe(path);
}
