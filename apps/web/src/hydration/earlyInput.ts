/**
 * Tells the app what was filled in before its scripts came. Taking over a page React leaves it in sight, but doesn't hear
 * of it, and would set the field back the next time it draws it.
 */
export function replayEarlyValues(): void {
  tellTyped();
  tellTicked();
  tellChosen();
}

function tellTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    field.value = defaultValue;
    enterValue(field, value);
  }
}

/** Boxes, and of some that exclude each other the one that was taken. All are set back before one is ticked again. */
function tellTicked(): void {
  const changed = [...document.querySelectorAll('input')].filter((box) => box.checked !== box.defaultChecked);
  const ticked = changed.filter(({ type, checked }) => checked || type === 'checkbox');
  for (const box of changed) box.checked = box.defaultChecked;
  for (const box of ticked) box.click();
}

function tellChosen(): void {
  for (const list of document.querySelectorAll('select')) {
    const [first] = list.options;
    const { value } = list;
    const before = [...list.options].find(({ defaultSelected }) => defaultSelected) ?? first;
    if (!before || before.value === value) continue;
    before.selected = true;
    enterValue(list, value, 'change');
  }
}

/** Enters a value for the visitor: past the setter of the element itself, by which React would take it for its own doing. */
export function enterValue(field: HTMLElement, value: string, event: 'input' | 'change' = 'input'): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** After the updates that hydration causes: the day in Dubai, what the browser stores. */
export const replayEarlyClicks = (): void => void setTimeout(() => globalThis.early?.input.replay());
