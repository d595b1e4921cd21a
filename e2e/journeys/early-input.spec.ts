import type { Page } from '@playwright/test';
import { ordinaryDay } from '../support/activities.ts';
import { delayScript, findScriptUrl } from '../support/deferredScripts.ts';
import { expect, test } from '../support/test.ts';

/** Delays the page's scripts, as a slow network does. @returns a function that releases them */
async function delayScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('text typed into the search before hydration is used after it', async ({ page, shop }) => {
  const release = await delayScripts(page);
  await page.goto('/things-to-do', { waitUntil: 'commit' });
  const search = shop.main.getByRole('searchbox');
  await search.fill('balloon');
  release();
  await shop.waitUntilHydrated(search);
  await search.press('Enter');
  await expect(page).toHaveURL(/search=balloon/);
  await expect(search).toHaveValue('balloon');
});

test('a search entered before hydration is carried out after it', { tag: '@core' }, async ({ page, shop }) => {
  const release = await delayScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const search = shop.main.getByRole('searchbox');
  await search.fill('balloon');
  await search.press('Enter');
  release();
  await expect(page).toHaveURL(/\/search\?q=balloon/);
  await expect(search).toHaveValue('balloon');
});

test('PLAN-05 a message typed and sent to the planner before hydration is sent', async ({ page, shop }) => {
  const release = await delayScripts(page);
  await page.goto('/assistant', { waitUntil: 'commit' });
  const message = shop.main.getByRole('textbox', { name: /Your message/ });
  await message.fill('2 days trip to Dubai from 2030-03-01');
  await message.press('Enter');
  release();
  await expect(shop.main.getByRole('log').getByText(/^You: 2 days trip to Dubai from 2030-03-01 /)).toBeVisible();
});

test('HOME-06 an activity type chosen before hydration is applied after it', async ({ page, shop }) => {
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const featured = shop.main.getByRole('region', { name: 'Featured activities' });
  const cards = featured.getByRole('listitem');
  const all = await cards.count();
  await featured.getByRole('group').getByText('Desert', { exact: true }).click();
  release();
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await expect(featured.getByRole('radio', { name: 'Desert' })).toBeChecked();
});

test('a sort order chosen before hydration is applied after it', async ({ page, shop }) => {
  const release = await delayScripts(page);
  await page.goto('/attractions', { waitUntil: 'commit' });
  const order = shop.main.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption({ index: 1 });
  const chosen = await order.inputValue();
  release();
  await expect(page).toHaveURL(new RegExp(`sort=${chosen}`));
  await expect(order).toHaveValue(chosen);
});

test('a click before hydration is replayed once', { tag: '@core' }, async ({ page, shop }) => {
  const release = await delayScripts(page);
  await page.goto('/things-to-do', { waitUntil: 'commit' });
  const heart = shop.main.getByRole('button', { name: /^Add to wishlist: / }).first();
  await heart.click();
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('CRUISE-05 a form submitted before hydration is sent after it, with all its values', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/cruise/4', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Request this cruise' });
  await form.getByLabel('Name').fill('Amira Haddad');
  await form.getByLabel('Mobile').fill('+971 50 123 4567');
  await form.getByLabel('Email').fill('amira@example.com');
  await form.getByLabel('Date').fill(ordinaryDay());
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});

test('early input is replayed once, not again with each lazily loaded page', async ({ page, shop }) => {
  await shop.open('/');
  const theme = page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await theme.getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    document.addEventListener('change', () => document.body.setAttribute('data-replayed', 'again'), { capture: true });
  });
  await shop.follow('Attractions');
  await expect(shop.title).toHaveText('Attraction Tickets');
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('body')).not.toHaveAttribute('data-replayed');
});

test('the entry script requests eager compilation in its first line', async ({ page }) => {
  const script = page.waitForResponse(/\/assets\/entry-client[^/]*\.js$/);
  await page.goto('/');
  expect((await (await script).text()).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

/** Opens a page and clicks an element once React has attached to it, before the page knows today's date or the user. */
async function clickDuringHydration(page: Page, path: string, selector: string): Promise<void> {
  await page.addInitScript(
    ([wantedPath, wanted]) => {
      if (location.pathname !== wantedPath) return;
      const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const element = document.querySelector<HTMLElement>(wanted);
        if (element && isHydrated(element)) element.click();
        else port2.postMessage('check again');
      };
      port2.postMessage('check');
    },
    [path, selector] as const,
  );
  await page.goto(path);
}

test('a link clicked during hydration leads to its page', async ({ page, shop }) => {
  await clickDuringHydration(page, '/things-to-do', 'header a[href="/attractions"]');
  await expect(page).toHaveURL(/\/attractions$/);
  await expect(shop.title).toHaveText('Attraction Tickets');
});

test('a form submitted during hydration is sent', async ({ page }) => {
  await clickDuringHydration(page, '/find-booking', 'main form button[type=submit]');
  await expect(page.getByRole('group', { name: /problems/ })).toBeVisible();
});

test('CRUISE-05 a form submitted before its script has loaded is sent', async ({ page }) => {
  const release = await delayScript(page, 'src/features/cruise-request/CruiseRequestForm.deferred.tsx');
  await page.goto('/cruise/4');
  const form = page.getByRole('form', { name: 'Request this cruise' });
  await form.getByLabel('Name').fill('Amira Haddad');
  await form.getByLabel('Name').press('Enter');
  release();
  await expect(page.getByRole('group', { name: /problems/ })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Amira Haddad');
  await expect(page).toHaveURL(/\/cruise\/4$/);
});

test('CRUISE-05 a form submitted before hydration is sent if its script loads before it is submitted again', async ({
  page,
}) => {
  const release = await delayScripts(page);
  // What was submitted is submitted again by a timeout without a delay: as late as on a busy machine.
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    window.setTimeout = new Proxy(start, {
      apply: (target, self, [run, delay]: Parameters<typeof start>) =>
        Reflect.apply(target, self, [run, delay ?? 3000]),
    });
  });
  const script = findScriptUrl('src/features/cruise-request/CruiseRequestForm.deferred.tsx').replace('**', '');
  await page.goto('/cruise/4', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Request this cruise' });
  await form.getByLabel('Name').fill('Amira Haddad');
  await form.getByLabel('Name').press('Enter');
  let isLoaded = false;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(script)) isLoaded = true;
  });
  release();
  // The first input loads the form's script.
  await expect
    .poll(async () => {
      await page.mouse.move(Math.random() * 100, 1);
      return isLoaded;
    })
    .toBe(true);
  await expect(page.getByRole('group', { name: /problems/ })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Amira Haddad');
});

test('a page is painted, with its visible pictures, before its scripts are requested', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.js$|\/optimize-image\//.test(request.url())) requestedUrls.push(request.resourceType());
  });
  let releasePicture = () => {};
  const released = new Promise<void>((done) => {
    releasePicture = done;
  });
  await page.route('**/optimize-image/**', async (route) => {
    await released;
    await route.continue();
  });
  // The clock is frozen: otherwise, on a busy machine, the timeout of two seconds loads the scripts.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requestedUrls).toContain('image');
  expect(requestedUrls).not.toContain('script');
  releasePicture();
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return requestedUrls;
    })
    .toContain('script');
});

test('CRUISE-05 a button that is pressed while its script loads is clicked when it is released', async ({
  page,
  shop,
}) => {
  const source = 'src/features/cruise-request/CruiseRequestForm.deferred.tsx';
  const release = await delayScript(page, source);
  await shop.open('/cruise/4');
  const next = page
    .getByRole('form', { name: 'Request this cruise' })
    .getByRole('button', { name: 'Continue to payment' });
  await next.hover();
  await page.mouse.down();
  release();
  await page.evaluate(
    async (script) => {
      await import(script);
      await new Promise((rendered) => requestIdleCallback(() => requestIdleCallback(rendered)));
    },
    findScriptUrl(source).replace('**', ''),
  );
  await page.mouse.up();
  await expect(page.getByRole('group', { name: /problems/ })).toBeVisible();
});

test('CRUISE-05 a click between the load of its script and the next render is handled', async ({ page, shop }) => {
  const source = 'src/features/cruise-request/CruiseRequestForm.deferred.tsx';
  const release = await delayScript(page, source);
  await shop.open('/cruise/4');
  await page.getByRole('form', { name: 'Request this cruise' }).getByLabel('Name').fill('Amira Haddad');
  await page.mouse.move(1, 1);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('main form button[type=submit]');
    const { matches } = Element.prototype;
    // The app tests this selector just before it shows the part, so the click comes before React renders.
    Element.prototype.matches = new Proxy(matches, {
      apply: (target, element, [selector]) => {
        if (selector === ':active') queueMicrotask(() => button?.click());
        return Reflect.apply(target, element, [selector]);
      },
    });
  });
  release();
  await expect(page.getByRole('group', { name: /problems/ })).toBeVisible();
});
