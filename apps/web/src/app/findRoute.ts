import { parse } from 'regexparam';
import type { Params } from '../platform/page.ts';
import { notFoundRoute, type RouteDefinition, routes } from './routes.ts';

export interface FoundRoute {
  readonly route: RouteDefinition;
  readonly params: Params;
}

const parsed = routes.map((route) => ({ route, ...parse(route.pattern) }));

/** The route of a path, by the same rules the router uses; an unknown path is the 404 page's (SHELL-36). */
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
