/**
 * Tells the app what was typed into its fields before its scripts came. Taking over a page React leaves such text in
 * sight, but doesn't hear of it, and would set the field back the next time it draws it.
 */
export function tellEarlyEntries(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    field.value = defaultValue;
    enter(field, value);
  }
}

/** Enters a value for the visitor: past the setter of the element itself, by which React would take it for its own doing. */
export function enter(field: HTMLElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

declare global {
  /** Presses once more what a visitor pressed before the app was there (`server/document.ts`). */
  var doAgain: (() => void) | undefined;
}

/** When what follows from taking over the page is done, too: the day it is, what the browser keeps. */
export const redoEarlyPresses = (): void => void setTimeout(() => globalThis.doAgain?.());
