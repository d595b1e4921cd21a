import { VisuallyHidden } from '@aitours/ui';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { EarlyInputReplay, loadingPage } from '../hydration/index.ts';
import type { Params } from '../platform/page.ts';
import {
  findLoadedModule,
  loadGroup,
  loadModule,
  onRoutesLoaded,
  type PageRoute,
  type RouteDefinition,
  type RouteGroup,
  readRoutes,
} from './routes.ts';
import * as styles from './shell/Shell.css.ts';

const lazyComponents = new Map<PageRoute | RouteGroup, ComponentType>();

/** Renders the page of the current path. The first page's module is loaded; a later page suspends until it is. */
export function RouteOutlet() {
  const routes = useSyncExternalStore(onRoutesLoaded, readRoutes, readRoutes);
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        {routes.map((route) => (
          <Route key={route.pattern} path={route.pattern}>
            {(params) => <Page route={route} params={params} />}
          </Route>
        ))}
      </Switch>
      <EarlyInputReplay />
    </Suspense>
  );
}

/** Smaller than the pages' own skeletons, because every visitor loads it and few see it. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden role="status">{loadingPage}</VisuallyHidden>
    </div>
  );
}

function Page({ route, params }: { route: RouteDefinition; params: Params }) {
  const search = useSearch();
  if (route.redirect) return <Redirect replace to={route.redirect(params, new URLSearchParams(search))} />;
  const Component = findLoadedModule(route)?.default ?? lazyComponent(route);
  return <Component />;
}

function lazyComponent(route: PageRoute | RouteGroup): ComponentType {
  const known = lazyComponents.get(route);
  if (known) return known;
  const component = lazy(() => (route.loadRoutes ? loadGroupOnly(route) : loadModule(route)));
  lazyComponents.set(route, component);
  return component;
}

/** Once a group is loaded, its own routes render instead of it. */
async function loadGroupOnly(group: RouteGroup): Promise<{ default: ComponentType }> {
  await loadGroup(group);
  return { default: () => null };
}
