import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { examples, scenarios } from '@aitours/api-client/mocks';
import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { defaultConfig } from '../src/testing/defaultConfig.ts';
import { formatScriptJson, renderHtmlDocument } from './document.ts';

/** Texts that attack a page when it is rendered without escaping. */
const attacks = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '" onfocus="alert(1)" autofocus="',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<math><mi//xlink:href="javascript:alert(1)">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<base href="//other.example/">',
  '<meta http-equiv="refresh" content="0;url=//other.example">',
  '<link rel=stylesheet href=//other.example/x.css>',
  '<form action="//other.example"><button>x</button></form>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028alert(1)\u2029',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<\u0000script>alert(1)</script>',
  '\ufeff<script>alert(1)</script>',
] as const;

const isText = (text: string) => /[A-Z ]/.test(text) && !/^\d{4}-\d{2}-\d{2}/.test(text);

/** Returns an API response in which each user-written text ends with one of the next texts. */
function addTexts(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return isText(value) ? `${value} ${next()}` : value;
  if (Array.isArray(value)) return value.map((item) => addTexts(item, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, addTexts(item, next)]));
}

/** Returns the texts in turn, starting with the given one. */
function cycle(texts: readonly string[], first: number): () => string {
  let at = first;
  return () => texts[at++ % texts.length] ?? '';
}

const origin = 'https://shop.example.com';

async function renderDocument(path: string, next: () => string): Promise<string> {
  const handlers = scenarios.default;
  const callApi: typeof fetch = async (input, init) => {
    const response = await getResponse(handlers, new Request(input, init));
    if (!response) throw new Error(`No mock for ${String(input)}`);
    return Response.json(addTexts(await response.json(), next), { status: response.status });
  };
  const page = await render({ path, search: '', callApi, config: defaultConfig });
  if ('redirect' in page) throw new Error(`${path} redirects`);
  expect(page.status).toBe(200);
  const assets = { scripts: ['/entry.js'], sheets: [], style: '', font: undefined };
  return renderHtmlDocument({ page, assets, earlyScript: 'start()', origin });
}

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Returns the tags that a browser finds. A script ends, as in a browser, at the first `</script`. */
function listTags(html: string): Tag[] {
  const outside = html.replace(/(<script[^>]*>)[\s\S]*?<\/script/g, '$1</script').replace(/(<title>)[^<]*/g, '$1');
  return [...outside.matchAll(/<([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...rest.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)].map(
          ([, key = '', a, b, c]) => [key.toLowerCase(), a ?? b ?? c ?? ''],
        ),
      ),
    }),
  );
}

const [activity] = examples.listActivities.activities.results;
const [tour] = examples.listTours.tours.results;
const [event] = examples.listTickets.events.results;
const [post] = examples.listPosts.posts.results;
const pages = [
  '/',
  '/things-to-do',
  `/activity/${activity?.slug}`,
  `/tour/${tour?.slug}`,
  '/attractions',
  `/attractions/${event?.slug}`,
  '/blog',
  `/blog/${post?.slug}`,
];

/** Attributes with a URL that the browser loads or follows. */
const urlAttributes = ['href', 'src', 'action', 'formaction', 'srcdoc', 'data', 'poster', 'xlink:href'];
const safe = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:|data:image\/|$)/;

describe('BLOG-08 SHELL-59 user-written text is escaped on every page and in its metadata', () => {
  test.each(pages)('%s', async (path) => {
    const harmless = listTags(await renderDocument(path, () => 'harmless'));
    const kinds = new Set(harmless.map(({ name }) => name));
    for (const first of [0, 10, 20]) {
      const html = await renderDocument(path, cycle(attacks, first));
      const tags = listTags(html);
      expect(tags.length).toBeGreaterThan(20);
      for (const { name, attributes } of tags) {
        // An article may contain additional links; their URLs are checked below.
        if (name !== 'a') expect(kinds).toContain(name);
        for (const [key, value] of attributes) {
          expect(key).not.toMatch(/^on/);
          if (urlAttributes.includes(key)) expect(value).toMatch(safe);
        }
      }
      const scripts = tags.filter(({ name }) => name === 'script').length;
      expect(scripts).toBe(harmless.filter(({ name }) => name === 'script').length);
      for (const [, data = ''] of html.matchAll(
        /<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script/g,
      )) {
        expect(() => JSON.parse(data)).not.toThrow();
      }
    }
  });
});

test.each(pages)(
  'SHELL-59 %s has a description of at most 160 characters, however long the texts are',
  async (path) => {
    const html = await renderDocument(path, () => 'A long text without end. '.repeat(20));
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test.each(attacks)('SHELL-59 %j is safe in a script element and parses to the same text', (text) => {
  const inside = formatScriptJson({ [text]: [text] });
  expect(inside).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(inside)).toEqual({ [text]: [text] });
});

/** APIs that interpret a string as HTML or code. */
const interpretsStrings =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function\(|srcDoc/;

/** Makes hydration leave the server's HTML; inserts nothing. */
const keepsServerHtml = /dangerouslySetInnerHTML=\{\{ __html: '' \}\}/g;

test('SHELL-59 neither the app nor the ui package inserts strings as HTML', () => {
  const root = path.join(import.meta.dirname, '..', '..', '..');
  const files = ['apps/web/src', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name))
      .map((name) => path.join(root, folder, name)),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => interpretsStrings.test(readFileSync(file, 'utf8').replace(keepsServerHtml, '')));
  expect(found).toEqual([]);
});
