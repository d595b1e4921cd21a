/** For pages whose pictures load slowly and that receive no input. */
const MAX_DELAY_MILLISECONDS = 2000;

/**
 * Loads the app's scripts once the parsed page has loaded its pictures in view and painted them, receives input, or is two
 * seconds old. Loaded earlier, they would compete with the largest picture for a slow connection (decision 0014).
 */
export function startScripts(): void {
  addEventListener('DOMContentLoaded', () => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = () => {
      if (signal.aborted) return;
      controller.abort();
      loadScripts(JSON.parse(document.getElementById('scripts')?.textContent ?? '[]'));
    };
    for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { signal });
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)), { signal });
    setTimeout(start, MAX_DELAY_MILLISECONDS);
  });
}

function loadScripts([entry, ...imports]: readonly string[]): void {
  for (const href of imports) append('link', { rel: 'modulepreload', href });
  if (entry) append('script', { type: 'module', src: entry });
}

const append = (tag: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(tag), properties));
