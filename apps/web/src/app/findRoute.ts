import { parse } from 'regexparam';
import type { Params } from '../platform/page.ts';
import {
  loadGroup,
  notFoundRoute,
  type PageRoute,
  type RedirectRoute,
  type RouteDefinition,
  readRoutes,
} from './routes.ts';

export interface FoundRoute<Route = RouteDefinition> {
  readonly route: Route;
  readonly params: Params;
}

const parsePattern = (route: RouteDefinition) => parse(route.pattern);
const parsed = new WeakMap<RouteDefinition, ReturnType<typeof parsePattern>>();

function parseOnce(route: RouteDefinition) {
  const result = parsed.get(route) ?? parsePattern(route);
  parsed.set(route, result);
  return result;
}

/** Returns the route of a path, matched like the router does; an unknown path has the 404 route (SHELL-36). */
export function findRoute(path: string): FoundRoute {
  for (const route of readRoutes()) {
    const { pattern, keys } = parseOnce(route);
    const match = pattern.exec(path);
    if (!match) continue;
    const params: Record<string, string> = {};
    keys.forEach((key, index) => {
      params[key] = decoded(match[index + 1] ?? '');
    });
    return { route, params };
  }
  return { route: notFoundRoute, params: {} };
}

/** Returns the route of a path. If it is in a group, the group is loaded first. */
export async function loadRoute(path: string): Promise<FoundRoute<PageRoute | RedirectRoute>> {
  const { route, params } = findRoute(path);
  if (!route.loadRoutes) return { route, params };
  await loadGroup(route);
  return loadRoute(path);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
