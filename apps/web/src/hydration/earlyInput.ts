import { startTransition, useEffect, useLayoutEffect } from 'react';
import { useHydration } from './HydrationProvider.tsx';

/**
 * Renders nothing; replays early input. It must hydrate together with the page: field values are replayed in that commit,
 * clicks once the browser's stores have their values. A page whose code loads later hides this component and shows it
 * again, which must not replay anything.
 */
export function EarlyInputReplay(): null {
  const [isHydrated, finish] = useHydration();
  useLayoutEffect(() => {
    if (!isHydrated) replayValues();
  }, [isHydrated]);
  useEffect(() => {
    if (isHydrated) setTimeout(() => globalThis.early?.input.replay());
    else startTransition(finish);
  }, [isHydrated, finish]);
  return null;
}

/** React leaves early values in the fields, but dispatches no events for them and would reset them with the next render. */
function replayValues(): void {
  replayText();
  replayChecked();
  replaySelected();
}

function replayText(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    field.value = defaultValue;
    enterValue(field, value);
  }
}

/** Resets all changed boxes before it clicks any: of a radio group two have changed, and only one is to be clicked. */
function replayChecked(): void {
  const changed = [...document.querySelectorAll('input')].filter((box) => box.checked !== box.defaultChecked);
  const clicked = changed.filter(({ type, checked }) => checked || type === 'checkbox');
  for (const box of changed) box.checked = box.defaultChecked;
  for (const box of clicked) box.click();
}

function replaySelected(): void {
  for (const list of document.querySelectorAll('select')) {
    const { value, options } = list;
    const initial = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (!initial || initial.value === value) continue;
    initial.selected = true;
    enterValue(list, value, 'change');
  }
}

/** Sets a value as typing does: past the setter that React overrides on the element, and with an event. */
export function enterValue(field: HTMLElement, value: string, event: 'input' | 'change' = 'input'): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
