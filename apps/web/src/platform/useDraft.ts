import { useEffect, useRef, useState } from 'react';

const PAUSE_MILLISECONDS = 250;

export interface Draft {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * What is being typed, said on when the typing pauses: browsers count how often an address changes. When the value
 * changes otherwise, as by a reset, that is the new draft.
 */
export function useDraft(value: string, onPause: (text: string) => void): Draft {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const latest = useRef(onPause);
  if (value !== known) {
    setKnown(value);
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
