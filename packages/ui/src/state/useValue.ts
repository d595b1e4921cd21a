import { useState } from 'react';

/**
 * Returns a value and its setter: controlled when `value` is given, otherwise local state that starts with `initial`.
 * `onChange` is called with each change in both cases.
 */
export function useValue<Value>(
  value: Value | undefined,
  initial: Value,
  onChange?: (value: Value) => void,
): [value: Value, change: (value: Value) => void] {
  const [local, setLocal] = useState(initial);
  const change = (next: Value) => {
    setLocal(next);
    onChange?.(next);
  };
  return [value ?? local, change];
}
