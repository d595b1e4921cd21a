import { expect, test } from 'vitest';
import { findRoute } from '../../app/findRoute.ts';
import { routes } from '../../app/routes.ts';
import { paths } from '../../platform/paths.ts';

const leadsTo = (path: string, query = '') => {
  const { route, params } = findRoute(path);
  return route.redirect?.(params, new URLSearchParams(query));
};

test('SHELL-22 QUIRK-07 /login, as errors call it, leads to /auth and keeps its query', () => {
  expect(paths.login).toBe('/login');
  expect(leadsTo('/login')).toBe('/auth');
  expect(leadsTo('/login', 'returnUrl=/cart')).toBe('/auth?returnUrl=%2Fcart');
  expect(findRoute('/auth').route).toBe(routes.find(({ pattern }) => pattern === '/auth'));
});
