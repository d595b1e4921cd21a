import { VisuallyHidden } from '@aitours/ui';
import { type ComponentType, lazy, Suspense, startTransition, useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { redoEarlyPresses, tellEarlyEntries } from './earlyEntries.ts';
import type { PageRoute, Params, RouteDefinition } from './route-table.ts';
import { loadedModule, loadModule, routes } from './routes.ts';
import { shellMessages } from './shell/messages.ts';
import * as styles from './shell/Shell.css.ts';
import { useTakeOver } from './TakeOver.tsx';

const later = new Map<PageRoute, ComponentType>();

/** The page of the current address. Its code is there already on the first page; later it may still be on its way. */
export function RouteOutlet() {
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        {routes.map((route) => (
          <Route key={route.pattern} path={route.pattern}>
            {(params) => <Page route={route} params={params} />}
          </Route>
        ))}
      </Switch>
      <EarlyEntries />
    </Suspense>
  );
}

/**
 * Beside the page, and taken over with it: what was filled in before is told then, and what was pressed when the browser's
 * own knowledge is there, too. A page whose code is waited for hides and shows it, which is no reason to tell again.
 */
function EarlyEntries(): null {
  const [isDone, end] = useTakeOver();
  useLayoutEffect(() => {
    if (!isDone) tellEarlyEntries();
  }, [isDone]);
  useEffect(() => (isDone ? redoEarlyPresses() : startTransition(end)), [isDone, end]);
  return null;
}

/** Lighter than the skeletons that the pages themselves bring: every visitor loads it, few see it. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden role="status">{shellMessages.loadingPage}</VisuallyHidden>
    </div>
  );
}

function Page({ route, params }: { route: RouteDefinition; params: Params }) {
  const search = useSearch();
  if (route.redirect) return <Redirect replace to={route.redirect(params, new URLSearchParams(search))} />;
  const Component = loadedModule(route)?.default ?? laterComponent(route);
  return <Component />;
}

function laterComponent(route: PageRoute): ComponentType {
  const known = later.get(route);
  if (known) return known;
  const made = lazy(() => loadModule(route));
  later.set(route, made);
  return made;
}
