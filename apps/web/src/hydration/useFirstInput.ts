import { useEffect, useState } from 'react';

const types = ['pointermove', 'keydown', 'click', 'scroll'];

/**
 * Resolves with the visitor's first input: a pointer, a key, a click by assistive technology, or scrolling. Most visits need no
 * script beyond the first load before it. Never resolves on the server.
 */
export const firstInput = new Promise<unknown>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const type of types) addEventListener(type, resolve, { capture: true, once: true });
});

/** Returns true from the visitor's first input on, to load what needs a script only then; false on the server. */
export function useFirstInput(): boolean {
  const [hasInput, setInput] = useState(false);
  useEffect(() => void firstInput.then(() => setInput(true)), []);
  return hasInput;
}
