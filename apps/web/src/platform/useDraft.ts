import { useEffect, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 250;

export interface Draft {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * Debounces typed text, because browsers limit how often a URL may change. A value changed from outside, as by a reset,
 * replaces the draft.
 */
export function useDraft(value: string, onPause: (text: string) => void): Draft {
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const latest = useRef(onPause);
  if (value !== lastValue) {
    setLastValue(value);
    setDraft(value);
  }
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => {
    if (draft === value) return;
    const timer = setTimeout(() => latest.current(draft), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [draft, value]);
  return { value: draft, onChange: setDraft };
}
