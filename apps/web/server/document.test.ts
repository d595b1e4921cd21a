import { scenarios } from '@aitours/api-client/mocks';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { rareRoutes } from '../src/app/rareRoutes.ts';
import { routes } from '../src/app/routes.ts';
import { staffRoutes } from '../src/app/staffRoutes.ts';
import { render } from '../src/entry-server.tsx';
import { defaultConfig } from '../src/testing/defaultConfig.ts';
import { formatScriptJson, renderHtmlDocument } from './document.ts';

async function renderDocument(path: string): Promise<string> {
  const callApi: typeof fetch = async (input, init) =>
    (await getResponse(scenarios.default, new Request(input, init))) ?? Response.json({}, { status: 404 });
  const page = await render({ path, search: '', callApi, config: defaultConfig });
  if ('redirect' in page) throw new Error(`${path} redirects`);
  const assets = { scripts: [], sheets: [], style: '', font: undefined };
  return renderHtmlDocument({ page, assets, earlyScript: '', origin: 'https://shop.example.com' });
}

const isFixed = ({ pattern }: (typeof routes)[number]) => !/[:*]/.test(pattern);

/** Returns what a browser without JavaScript shows above the page. */
const getNoScript = (html: string) => /<noscript>(.*?)<\/noscript>\s*<div id="root">/s.exec(html)?.[1] ?? '';

const pageRoutes = [...routes.filter((route) => !route.redirect && !route.loadRoutes), ...rareRoutes, ...staffRoutes];

test.each(pageRoutes.filter(isFixed))('without JavaScript $pattern says what works and how to book', async (route) => {
  const html = await renderDocument(route.pattern);
  const text = getNoScript(html);
  expect(html).toContain(`<p id="blocked">${text.replace(/<\/?p>/g, '')}</p>`);
  const { isPrivate = false } = await route.load();
  expect(text.includes('This page needs JavaScript')).toBe(isPrivate);
  expect(text.includes('You can read this page without JavaScript')).toBe(!isPrivate);
  for (const href of ['/things-to-do', '/attractions', 'tel:+97145550132', 'mailto:hello@aitours.com']) {
    expect(text).toContain(`<a href="${href}">`);
  }
});

test('a public page names its address to search engines, and a private one isn’t indexed', async () => {
  const [home, cart] = [await renderDocument('/'), await renderDocument('/cart')];
  expect(home).toContain('<link rel="canonical" href="https://shop.example.com/">');
  expect(home).not.toContain('noindex');
  expect(cart).toContain('<meta name="robots" content="noindex">');
  expect(cart).not.toContain('rel="canonical"');
});

test('text in a script of a page can’t end the script', () => {
  const text = '</script><script>steal()</script>\u2028\u2029';
  const json = formatScriptJson({ text });
  expect(json).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text });
});
