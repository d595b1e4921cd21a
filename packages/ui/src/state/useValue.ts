import { useState } from 'react';

/**
 * A value that either the page keeps (`value` is given) or the component itself (only `initial` is given). Whoever keeps
 * it, `onChange` hears of each change.
 */
export function useValue<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, change];
}
