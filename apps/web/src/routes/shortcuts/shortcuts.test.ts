import { expect, it } from 'vitest';
import { paths } from '../../platform/paths.ts';
import * as shortcuts from './messages.ts';

const sold = [paths.thingsToDo(), paths.transferSearch, paths.dayPlanner];

it('GAP-42 each names what is not sold and links to an alternative', () => {
  for (const { notSold, links } of Object.values(shortcuts)) {
    expect(notSold).toMatch(/^We don’t /);
    expect(notSold).not.toMatch(/soon/i);
    for (const { href } of links) expect(sold).toContain(href.split('?')[0]);
    expect(links.length).toBeGreaterThan(1);
  }
});
