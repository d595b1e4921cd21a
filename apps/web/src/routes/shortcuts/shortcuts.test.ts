import { expect, it } from 'vitest';
import { findRoute } from '../../app/findRoute.ts';
import { paths } from '../../platform/paths.ts';
import * as shortcuts from './messages.ts';

const leadsTo = (path: string): string | undefined => {
  const { route, params } = findRoute(path);
  return route.redirect?.(params, new URLSearchParams());
};

it('SHELL-26 GAP-42 /activities shows the activities of things-to-do, /trips its tours', () => {
  expect(leadsTo('/activities')).toBe('/things-to-do?category=activities');
  expect(leadsTo('/trips')).toBe('/things-to-do?category=tours');
});

it('BROWSE-06 QUIRK-06 the link of an attraction card ends at the detail page', () => {
  expect(leadsTo('/attraction/sky-deck')).toBe('/attractions/sky-deck');
});

it.each(['/hotels', '/car-rentals', '/flights'])('SHELL-26 %s has a page of its own', (path) => {
  expect(findRoute(path).route.pattern).toBe(path);
});

const sold = [paths.thingsToDo(), paths.transferSearch, paths.dayPlanner];

it('GAP-42 each of them says what is not sold and leads to something that is', () => {
  for (const { plain, ways } of Object.values(shortcuts)) {
    expect(plain).toMatch(/^We don’t /);
    expect(plain).not.toMatch(/soon/i);
    for (const { href } of ways) expect(sold).toContain(href.split('?')[0]);
    expect(ways.length).toBeGreaterThan(1);
  }
});
