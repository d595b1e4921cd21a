import { expect, test } from 'vitest';
import { findRoute } from '../../app/findRoute.ts';
import { notFoundRoute } from '../../app/routes.ts';

test.each(['/no-such-page', '/activity', '/about/us', '/%E0%A4%A'])('SHELL-36 %s is the 404 page', (path) => {
  const { route } = findRoute(path);
  expect(route).toBe(notFoundRoute);
  expect(notFoundRoute.status).toBe(404);
});
