import { parse } from 'regexparam';
import type { Params } from '../platform/page.ts';
import { notFoundRoute, type RouteDefinition, routes } from './routes.ts';

export interface FoundRoute {
  readonly route: RouteDefinition;
  readonly params: Params;
}

const parsed = routes.map((route) => ({ route, ...parse(route.pattern) }));

/** Returns the route of a path, matched like the router does; an unknown path has the 404 route (SHELL-36). */
export function findRoute(path: string): FoundRoute {
  for (const { route, pattern, keys } of parsed) {
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

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
