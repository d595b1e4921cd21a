import { enterValue } from './earlyInput.ts';

/** Identifies a control after a part has been rendered again, which may add or remove other controls. */
interface ControlLocation {
  readonly name: string;
  /** Position among the controls of the same name. */
  readonly index: number;
}

/** A click on a control, its focus, a value that was entered into it, or the submit of its form by Enter. */
export interface DeferredInput extends ControlLocation {
  readonly isFocus?: true;
  readonly isSubmit?: true;
  readonly value?: string;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the click; none for a link, which needs no script. A click on a label also clicks its control. */
export function readClick(target: EventTarget, root: Element): DeferredInput | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, input, select, textarea') : null;
  return control ? locate(control, root) : undefined;
}

export const readValue = (target: EventTarget, root: Element): DeferredInput | undefined =>
  target instanceof Element && isField(target) ? { ...locate(target, root), value: target.value } : undefined;

/** Returns the submit of the element's form by Enter. */
export function readSubmit(target: EventTarget, root: Element): DeferredInput | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  const field = form?.querySelector<HTMLElement>('input, textarea');
  return field ? { ...locate(field, root), isSubmit: true } : undefined;
}

/** Returns the focus of the control that has it now, if one does. */
export const readFocus = (root: Element): DeferredInput[] =>
  listControlsIn(root)
    .filter((control) => control.matches(':focus'))
    .map((control) => ({ ...locate(control, root), isFocus: true }));

/** Replays inputs in their order; each sees the state that the one before it caused. */
export async function replayInputs(inputs: readonly DeferredInput[], root: Element): Promise<void> {
  for (const { isFocus, isSubmit, value, ...location } of inputs) {
    const control = find(location, root);
    if (isFocus) control?.focus({ preventScroll: true });
    else if (isSubmit) control?.closest('form')?.requestSubmit();
    else if (value === undefined) control?.click();
    else if (control) enterValue(control, value);
    await Promise.resolve();
  }
}

const listControlsIn = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
];

function locate(control: HTMLElement, root: Element): ControlLocation {
  const name = getName(control);
  return { name, index: listControlsNamed(name, root).indexOf(control) };
}

const find = ({ name, index }: ControlLocation, root: Element): HTMLElement | undefined =>
  listControlsNamed(name, root)[index];

const listControlsNamed = (name: string, root: Element): HTMLElement[] =>
  listControlsIn(root).filter((control) => getName(control) === name);

function getName(control: HTMLElement): string {
  const text = isField(control) ? [...(control.labels ?? [])].map((label) => label.textContent) : control.textContent;
  return `${control.tagName} ${control.ariaLabel ?? text}`;
}

const isField = (element: Element): element is Field => element.matches('input, select, textarea');
