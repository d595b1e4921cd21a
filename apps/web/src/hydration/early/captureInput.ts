export interface EarlyInput {
  /** Ends the capture: from now on React handles clicks and submits. */
  readonly stop: () => void;
  /** Clicks the captured buttons and submits the captured forms again, in their order. */
  readonly replay: () => void;
  /** Resolves once they have been clicked and submitted again. */
  readonly replayed: Promise<void>;
}

/**
 * Captures clicks on buttons and submits of forms until the app is hydrated. A form that the browser submitted by itself
 * would leave the page and lose what was filled in.
 */
export function captureInput(): EarlyInput {
  const inputs: HTMLElement[] = [];
  let finish: () => void;
  const replayed = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
    if (button) inputs.push(button);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Without a submitter, Enter submitted a form without a button.
    const element = event.submitter ?? event.target;
    if (element instanceof HTMLElement) inputs.push(element);
  };
  // In a field that sends with Enter; in other text areas it is a line break.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, isComposing } = event;
    if (key !== 'Enter' || shiftKey || isComposing) return;
    if (target instanceof HTMLTextAreaElement && target.enterKeyHint === 'send') {
      event.preventDefault();
      target.form?.requestSubmit();
    }
  };
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('submit', onSubmit, options);
  return {
    stop: () => controller.abort(),
    replayed,
    replay: () => {
      for (const element of inputs.splice(0)) {
        if (element instanceof HTMLFormElement) element.requestSubmit();
        else element.click();
      }
      finish();
    },
  };
}
