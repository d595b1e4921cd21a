import { enter } from '../earlyEntries.ts';

/** What a visitor did with a control: pressed it, or entered a value. */
export interface Touch {
  /** Which of the controls it is: what is drawn anew has the same ones. */
  readonly control: number;
  readonly value?: string;
}

const controlsIn = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
];

/** A link needs no script; a label presses its control by itself. */
export function pressOf(target: EventTarget, root: Element): Touch | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, input, select, textarea') : null;
  return control ? { control: controlsIn(root).indexOf(control) } : undefined;
}

export const entryOf = (target: EventTarget, root: Element): Touch | undefined =>
  isField(target) ? { control: controlsIn(root).indexOf(target), value: target.value } : undefined;

/** Which of the controls has the focus; -1 where none has. */
export const focusIn = (root: Element): number => controlsIn(root).findIndex((control) => control.matches(':focus'));

export const focusAgain = (control: number, root: Element): void =>
  controlsIn(root)[control]?.focus({ preventScroll: true });

/** Does all of it once more, one after the other. */
export async function redo(touches: readonly Touch[], root: Element): Promise<void> {
  const controls = controlsIn(root);
  for (const { control, value } of touches) {
    const element = controls[control];
    if (value === undefined) element?.click();
    else if (element) enter(element, value);
    // What one of them changes is there before the next.
    await Promise.resolve();
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && target.matches('input, select, textarea');
