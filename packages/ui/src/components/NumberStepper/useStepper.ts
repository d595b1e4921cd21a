import { type KeyboardEvent, useState } from 'react';

/** An integer and its bounds. */
export interface StepperRange {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Typed integers beyond the bounds become the value, for a form that rejects them. By default they are corrected. */
  keepsTyped?: boolean | undefined;
}

const parseInteger = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

/**
 * The behaviour of an integer field with bounds: buttons, arrow keys, Home and End, typing. While the user types, any
 * text is allowed; only integers within the bounds become the value, and on blur the text is corrected (unless
 * `keepsTyped`).
 */
export function useStepper({ value, min, max, onChange, keepsTyped }: StepperRange) {
  const [draft, setDraft] = useState<string>();
  const [limit, setLimit] = useState<'min' | 'max'>();
  const [announced, setAnnounced] = useState<number>();

  const findLimit = (requested: number) => (requested > max ? 'max' : requested < min ? 'min' : undefined);

  const changeTo = (requested: number) => {
    const next = Math.min(max, Math.max(min, requested));
    setLimit(findLimit(requested));
    setDraft(undefined);
    if (next !== value) onChange(next);
  };

  const keys: Record<string, () => number> = {
    ArrowUp: () => value + 1,
    ArrowDown: () => value - 1,
    PageUp: () => Math.min(max, value + 10),
    PageDown: () => Math.max(min, value - 10),
    Home: () => min,
    End: () => max,
  };

  return {
    /** The text of the input. */
    text: draft ?? String(value),
    /** The bound that the user tried to exceed. */
    limit,
    /** The value that a button set: the focus is on the button, so the value has to be announced. */
    announced: announced === value ? announced : undefined,
    step(by: 1 | -1) {
      changeTo(value + by);
      setAnnounced(Math.min(max, Math.max(min, value + by)));
    },
    handleKeyDown(event: KeyboardEvent) {
      const requested = keys[event.key]?.();
      if (requested === undefined) return;
      event.preventDefault();
      changeTo(requested);
    },
    type(text: string) {
      setDraft(text);
      const typed = parseInteger(text);
      const exceeded = typed === undefined ? undefined : findLimit(typed);
      if (typed !== undefined && (keepsTyped || !exceeded)) {
        setLimit(exceeded);
        if (typed !== value) onChange(typed);
      }
    },
    commit() {
      if (keepsTyped && draft !== undefined && parseInteger(draft) !== undefined) setDraft(undefined);
      else if (draft !== undefined) changeTo(parseInteger(draft) ?? value);
    },
  };
}
