import { expect, it } from 'vitest';
import { startSteps } from './startSteps.ts';

/** Returns what the steps print to a terminal or a pipe. */
function printed(isTTY: boolean): string {
  let text = '';
  const steps = startSteps({
    isTTY,
    write: (part) => {
      text += part;
    },
  });
  steps.begin('building');
  steps.end('build', 12_340);
  return text;
}

it('prints a finished step with its duration', () => {
  expect(printed(false)).toBe('✓ build      12.3 s\n');
});

it('replaces the line of the running step in a terminal', () => {
  expect(printed(true)).toBe('… building\r\u001B[K✓ build      12.3 s\n');
});
