import { enterValue } from './earlyInput.ts';

/** A control, as it is found again in what is drawn anew: of others there may be more by then, or fewer. */
export interface Control {
  readonly name: string;
  /** Of the controls of that name. */
  readonly index: number;
}

/** What a visitor did with a control: pressed it, or entered a value. */
export interface Touch extends Control {
  readonly value?: string;
}

/** A link needs no script; a label presses its control by itself. */
export function pressOf(target: EventTarget, root: Element): Touch | undefined {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('button, input, select, textarea') : null;
  return pressed ? controlOf(pressed, root) : undefined;
}

export const entryOf = (target: EventTarget, root: Element): Touch | undefined =>
  target instanceof Element && isField(target) ? { ...controlOf(target, root), value: target.value } : undefined;

/** The control that has the focus. */
export function focusIn(root: Element): Control | undefined {
  const focused = controlsIn(root).find((control) => control.matches(':focus'));
  return focused && controlOf(focused, root);
}

export const focusAgain = (control: Control, root: Element): void =>
  foundAgain(control, root)?.focus({ preventScroll: true });

/** Does all of it once more, one after the other. */
export async function redo(touches: readonly Touch[], root: Element): Promise<void> {
  for (const touch of touches) {
    const control = foundAgain(touch, root);
    if (touch.value === undefined) control?.click();
    else if (control) enterValue(control, touch.value);
    // What one of them changes is there before the next.
    await Promise.resolve();
  }
}

const controlsIn = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
];

function controlOf(control: HTMLElement, root: Element): Control {
  const name = nameOf(control);
  return { name, index: namedIn(root, name).indexOf(control) };
}

const foundAgain = ({ name, index }: Control, root: Element): HTMLElement | undefined => namedIn(root, name)[index];

const namedIn = (root: Element, name: string): HTMLElement[] =>
  controlsIn(root).filter((control) => nameOf(control) === name);

function nameOf(control: HTMLElement): string {
  const words = isField(control) ? [...(control.labels ?? [])].map((label) => label.textContent) : control.textContent;
  return `${control.tagName} ${control.ariaLabel ?? words}`;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field => element.matches('input, select, textarea');
