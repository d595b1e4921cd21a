import type { Page } from '@playwright/test';

const consoles = new WeakMap<Page, string[]>();

/** Starts a list of the errors and unmocked requests that the page reports. */
export function watchConsole(page: Page): void {
  const watched = consoles.get(page);
  if (watched) {
    watched.length = 0;
    return;
  }
  const reported: string[] = [];
  consoles.set(page, reported);
  page.on('pageerror', ({ message }) => reported.push(message));
  page.on('console', (message) => {
    const text = message.text();
    // A failing response is a state of many stories.
    const isError = message.type() === 'error' && !text.startsWith('Failed to load resource');
    // A picture of the story before can load late.
    const isUnmocked = text.includes('without a matching request handler') && !text.includes('/optimize-image/');
    if (isError || isUnmocked) reported.push(text);
  });
}

/** @throws Error with what the page reported since `watchConsole`. */
export function checkConsole(page: Page): void {
  const reported = consoles.get(page) ?? [];
  if (reported.length > 0) throw new Error(`The console reports:\n${reported.join('\n')}`);
}

/** @throws Error if the story is blank */
export async function checkContent(page: Page): Promise<void> {
  const isBlank = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll('img, svg, canvas, iframe, input, [aria-busy]')];
    return document.body.innerText.trim() === '' && !pictures.some((element) => element.checkVisibility());
  });
  if (isBlank) throw new Error('The story ends blank. A test that leaves its state has the tag test-only.');
}

/** @throws Error if a docs page is blank, has an open dialog, another direction, or a story without content. */
export async function checkDocsPage(page: Page, id: string): Promise<void> {
  watchConsole(page);
  await page.evaluate(
    (storyId) =>
      new Promise((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
        setTimeout(() => reject(new Error('The docs page does not end to render.')), 90_000);
        channel.once('docsRendered', resolve);
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  await page.waitForFunction(
    () => [...document.querySelectorAll('[data-story-block] [data-name]')].every(({ firstChild }) => firstChild),
    undefined,
    { timeout: 90_000 },
  );
  const { direction, dialogs, text } = await page.evaluate(() => ({
    direction: document.documentElement.dir,
    dialogs: document.querySelectorAll('[role=dialog], [role=alertdialog], [aria-modal=true], dialog[open]').length,
    text: document.body.innerText.trim(),
  }));
  if (direction === 'rtl') throw new Error('A story changes the direction of its docs page.');
  if (dialogs > 0) throw new Error('A dialog is open over the docs page.');
  if (text === '') throw new Error('The docs page is blank.');
  checkConsole(page);
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: string, listener: (value: unknown) => void): void;
      emit(event: string, value: unknown): void;
    };
  }
}
