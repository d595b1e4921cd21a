import { type KeyboardEvent, useState } from 'react';

/** The number, and where it ends at both sides. */
export interface StepperRange {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

/**
 * The behaviour of a whole number with a least and a most: buttons, arrow keys, Home and End, typing. While someone types,
 * the box may hold anything; only whole numbers within the range become the value, and leaving the box puts it right.
 */
export function useStepper({ value, min, max, onChange }: StepperRange) {
  const [draft, setDraft] = useState<string>();
  const [limit, setLimit] = useState<'min' | 'max'>();
  const [told, setTold] = useState<number>();

  const go = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted));
    setLimit(wanted > max ? 'max' : wanted < min ? 'min' : undefined);
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
    /** What the box shows. */
    shown: draft ?? String(value),
    /** The limit that someone just tried to pass. */
    limit,
    /** The value that a button just led to: the focus is not on the number, so it has to be said. */
    told: told === value ? told : undefined,
    step(by: 1 | -1) {
      go(value + by);
      setTold(Math.min(max, Math.max(min, value + by)));
    },
    press(event: KeyboardEvent) {
      const wanted = keys[event.key]?.();
      if (wanted === undefined) return;
      event.preventDefault();
      go(wanted);
    },
    type(text: string) {
      setDraft(text);
      const typed = whole(text);
      if (typed !== undefined && typed >= min && typed <= max) {
        setLimit(undefined);
        if (typed !== value) onChange(typed);
      }
    },
    leave() {
      if (draft !== undefined) go(whole(draft) ?? value);
    },
  };
}
