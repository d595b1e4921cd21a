import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFileId, getFocus, imageFocuses, withFocus } from './index.ts';

test.each([
  ['red-dunes-1', 'red-dunes-1', 'centre'],
  ['red-dunes-1-at-top-left', 'red-dunes-1', 'top-left'],
  ['red-dunes-1-at-left', 'red-dunes-1', 'left'],
  ['red-dunes-1-at-centre', 'red-dunes-1-at-centre', 'centre'],
  ['breakfast-at-top-1', 'breakfast-at-top-1', 'centre'],
  ['tea-at-bottom-at-right', 'tea-at-bottom', 'right'],
])('%s is %s with %s in view', (id, file, focus) => {
  expect([getFileId(id), getFocus(id)]).toEqual([file, focus]);
});

test('any image gets any focus, and keeps its file', () => {
  const ids = fc.stringMatching(/^[a-f0-9]{1,32}$/);
  const focuses = fc.constantFrom(...imageFocuses);
  fc.assert(
    fc.property(ids, focuses, focuses, (id, first, second) => {
      const changed = withFocus(withFocus(id, first), second);
      expect([getFileId(changed), getFocus(changed)]).toEqual([id, second]);
      expect(withFocus(changed, 'centre')).toBe(id);
    }),
  );
});
