export interface EarlyInput {
  /** Ends the capture: from now on React handles clicks and submits. */
  readonly stop: () => void;
  /** Clicks the captured buttons again, in their order. */
  readonly replay: () => void;
}

/**
 * Captures clicks on buttons and submits of forms until the app is hydrated. A form that the browser submitted by itself
 * would leave the page and lose what was filled in.
 */
export function captureInput(): EarlyInput {
  const buttons: HTMLElement[] = [];
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
    if (button) buttons.push(button);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.submitter) buttons.push(event.submitter);
  };
  addEventListener('click', onClick, options);
  addEventListener('submit', onSubmit, options);
  return {
    stop: () => controller.abort(),
    replay: () => {
      for (const button of buttons.splice(0)) button.click();
    },
  };
}
