import { escapeHtml } from '@aitours/domain/html';
import { blockedId } from '../src/app/blockedId.ts';
import type { Page } from '../src/entry-server.tsx';
import { messages as contactMessages } from '../src/routes/contact/messages.ts';
import { feedPath } from './crawlers.ts';
import type { PageAssets } from './rendering.ts';

export interface DocumentParts {
  readonly page: Page;
  readonly assets: PageAssets;
  /** The script that runs before the first paint (`src/hydration/early`). */
  readonly earlyScript: string;
  /** The shop's public address, without a trailing slash. */
  readonly origin: string;
}

/**
 * Returns JSON that is safe inside a script element: no tag or line separator in the data can end the element.
 *
 * @internal
 */
export const formatScriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const link = (rel: string, href: string, attributes = ''): string =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${attributes}>`;

export function renderHtmlDocument({ page, assets, earlyScript, origin }: DocumentParts): string {
  const { head, html, state } = page;
  const canonical = `${origin}${head.path}`;
  const picture = head.image && `${origin}/api/optimize-image/${head.image}/1280/jpg/`;
  const headElements = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...themeColours,
    ...(head.indexed ? [link('canonical', canonical)] : ['<meta name="robots" content="noindex">']),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    link('manifest', '/site.webmanifest'),
    link('apple-touch-icon', '/icons/apple-touch.png'),
    ...(head.hasFeed ? [link('alternate', feedPath, ' type="application/rss+xml" title="aiTours blog"')] : []),
    ...openGraph({ title: head.title, description: head.description, url: canonical, picture }),
    ...(assets.font ? [link('preload', assets.font, ' as="font" type="font/woff2" crossorigin')] : []),
    // Separate style sheets would delay the first paint on a slow network (decision 0014). The disabled links tell Vite's
    // loader of lazy modules which style sheets are there.
    ...(assets.style === '' ? [] : [`<style>${assets.style}</style>`]),
    ...assets.sheets.map((sheet) => link('stylesheet', sheet, ' disabled')),
    `<script>${earlyScript}</script>`,
    ...head.structured.map((data) => `<script type="application/ld+json">${formatScriptJson(data)}</script>`),
  ];
  const development = assets.development ? `<script type="module" src="${assets.development}"></script>` : '';

  return `<!doctype html>
<html lang="en-AE" dir="ltr">
<head>
${headElements.join('\n')}
</head>
<body>
<noscript><p>${describeMissingScripts(head.isPrivate)}</p></noscript>
<div id="root">${html}</div>
<p id="${blockedId}">${describeMissingScripts(head.isPrivate)}</p>
<script type="application/json" id="state">${formatScriptJson(state)}</script>
<script type="application/json" id="scripts">${formatScriptJson(assets.scripts)}</script>
${development}</body>
</html>
`;
}

/**
 * Says what works without JavaScript. Private pages would show their skeletons for ever. Where it is on, but its files
 * were blocked, a style shows the text after some seconds; the application removes it when it starts.
 */
function describeMissingScripts(isPrivate: boolean): string {
  const { phoneHref, phoneNumber, emailAddress } = contactMessages.details;
  const problem = isPrivate
    ? 'This page needs JavaScript, which is off, was blocked or hasn’t arrived. Your cart and your bookings are safe.'
    : 'You can read this page without JavaScript. Booking, the cart and your account need it.';
  return `${problem} You can also read about <a href="/things-to-do">things to do</a> and \
<a href="/attractions">attractions</a>, and book by phone, <a href="${phoneHref}">${phoneNumber}</a>, or by email, \
<a href="mailto:${emailAddress}">${emailAddress}</a>.`;
}

/** The colour that the browser paints around the page: each theme's background. */
const themeColours = Object.entries({ light: '#FBF7F0', dark: '#0C1B22' }).map(
  ([theme, colour]) =>
    `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${theme})" data-scheme="${theme}">`,
);

function openGraph(card: { title: string; description: string; url: string; picture: string | undefined }): string[] {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    property('site_name', 'aiTours'),
    property('type', 'website'),
    property('title', card.title),
    property('description', card.description),
    property('url', card.url),
    ...(card.picture ? [property('image', card.picture)] : []),
    `<meta name="twitter:card" content="${card.picture ? 'summary_large_image' : 'summary'}">`,
  ];
}
