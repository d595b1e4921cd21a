/**
 * Plays as if the tab had been in the background for a time and is shown again: timers, which are late then, have not
 * run.
 *
 * @param milliseconds how much later `Date.now` is while it plays
 */
export async function returnAfter(milliseconds: number, play: () => Promise<unknown>): Promise<void> {
  const Before = globalThis.Date;
  const now = () => Before.now() + milliseconds;
  globalThis.Date = new Proxy(Before, {
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  try {
    document.dispatchEvent(new Event('visibilitychange'));
    await play();
  } finally {
    globalThis.Date = Before;
  }
}
