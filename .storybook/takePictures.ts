import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** All stories run at this time, so that dates in pictures stay the same. */
export const clock = Date.parse('2026-11-23T08:00:00Z');

/** The longest part of a page that a picture shows, in CSS pixels. */
const maxHeight = 2400;

const phone = { width: 390, height: 844 };

declare global {
  interface Window {
    /** Set at the first input of a play function. */
    isTouched?: boolean;
    /** Sets the time that `Date` reads. */
    setTime?: (time: number) => void;
  }
}

/**
 * Prepares a page before it loads Storybook: `Date` can be set, and input is noticed. Storybook's highlighter is off: it
 * reads the style of every element after every change, which takes a twentieth of a run.
 */
export async function preparePage(page: Page): Promise<void> {
  await page.addInitScript((start) => {
    const { Date: Original } = window;
    let offset = 0;
    const now = () => Original.now() + offset;
    window.Date = new Proxy(Original, {
      construct: (target, values, newTarget) =>
        Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
    window.setTime = (time) => {
      offset = time - Original.now();
    };
    window.setTime(start);
    let features: object = {};
    Object.defineProperty(window, 'FEATURES', {
      get: () => features,
      set: (value: object) => {
        features = { ...value, highlight: false };
      },
    });
    for (const type of ['pointerdown', 'mousemove', 'keydown', 'input']) {
      addEventListener(type, () => (window.isTouched = true), { capture: true });
    }
  }, clock);
}

/**
 * Takes pictures of a story that ends without any input, and sends them to be compared with their baselines: of the
 * library in both themes and right-to-left, of pages at the widths of a desktop and a phone.
 *
 * @throws Error if a picture differs from its baseline
 */
export async function takePictures(page: Page, id: string, isPage: boolean): Promise<void> {
  if (await page.evaluate(() => window.isTouched)) return;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const devTools = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? phone;
  const style = await page.addStyleTag({ content: still });
  const root = await page.evaluate(() => ({ theme: document.documentElement.dataset['theme'], dir: document.dir }));
  const compareAs = (mode: string, resize?: () => Promise<void>) =>
    compare(page, devTools, `${id}.${mode}.webp`, resize);
  const comparePage = (mode: string, width: number) =>
    compareAs(mode, async () => {
      await page.setViewportSize({ width, height: size.height });
      // A window as high as the page: bars at its bottom are at the page's bottom.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.min(Math.max(height, size.height), maxHeight) });
      // Without it, where its script fails, the picture shows that.
      await page.waitForFunction(hasLoadedFooter, undefined, { timeout: 10_000 }).catch(() => undefined);
    });
  try {
    if (isPage) {
      if (size.width > phone.width) await comparePage('desktop', size.width);
      return await comparePage('phone', phone.width);
    }
    await compareAs('light');
    await page.evaluate(setRoot, { theme: 'dark', dir: root.dir });
    await compareAs('dark');
    await page.evaluate(setRoot, { theme: 'light', dir: 'rtl' });
    await compareAs('rtl');
  } finally {
    await page.setViewportSize(size);
    await page.evaluate(setRoot, root);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    await devTools.detach();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  }
}

/** Whether the theme switch, which loads when the end of the footer comes into view, has loaded if it has to. */
function hasLoadedFooter(): boolean {
  const footer = document.querySelector('main ~ footer');
  return (
    !footer ||
    footer.getBoundingClientRect().bottom > innerHeight + 1 ||
    footer.querySelector('[role=radio], [type=radio]') !== null
  );
}

function setRoot({ theme, dir }: { readonly theme: string | undefined; readonly dir: string }): void {
  document.documentElement.dataset['theme'] = theme;
  document.dir = dir;
}

/** A countdown differs from second to second. */
const still =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }' +
  '[role=timer] { visibility: hidden !important; }';

/** Compares until the picture equals its baseline, because parts of a page can load and paint late. */
async function compare(page: Page, devTools: CDPSession, name: string, resize?: () => Promise<void>): Promise<void> {
  let answer = '';
  for (const pause of [0, 100, 500, 2000]) {
    await wait(pause);
    await resize?.();
    const body = await takePicture(page, devTools);
    const url = new URL(`/pictures/${name}`, process.env['TARGET_URL']);
    answer = await fetch(url, { method: 'PUT', body }).then((response) => response.text());
    if (answer === 'same') return;
  }
  throw new Error(`${name}: ${answer}. See reports/pictures/index.html; accept with npm run test:stories -- --accept`);
}

async function takePicture(page: Page, devTools: CDPSession): Promise<Uint8Array<ArrayBuffer>> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Some stories show pictures that never load.
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 2000))]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  return Uint8Array.from(Buffer.from(data, 'base64'));
}
