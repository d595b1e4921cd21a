import type { Page } from '../src/entry-server.tsx';
import { feedPath } from './crawlers.ts';
import type { PageAssets } from './rendering.ts';

export interface DocumentParts {
  readonly page: Page;
  readonly assets: PageAssets;
  /** The shop's public address, without a slash at its end. */
  readonly origin: string;
  /** Errors are reported: those from before the scripts are there must be noted. */
  readonly isReporting: boolean;
}

const characters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const text = (value: string): string => value.replace(/[&<>"']/g, (character) => characters[character] ?? '');

/** JSON that can stand inside a script element: no tag or line separator of the data ends it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}" href="${text(href)}"${more}>`;

/** The whole HTML document of a page. */
export function htmlDocument({ page, assets, origin, isReporting }: DocumentParts): string {
  const { head, html, state } = page;
  const canonical = `${origin}${head.path}`;
  const picture = head.image && `${origin}/api/optimize-image/${head.image}/1280/jpg/`;
  const head_ = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${text(head.title)}</title>`,
    `<meta name="description" content="${text(head.description)}">`,
    ...themeColours,
    ...(head.indexed ? [link('canonical', canonical)] : ['<meta name="robots" content="noindex">']),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    link('manifest', '/site.webmanifest'),
    ...(/^\/blog(\/|$)/.test(head.path)
      ? [link('alternate', feedPath, ' type="application/rss+xml" title="aiTours blog"')]
      : []),
    ...openGraph({ title: head.title, description: head.description, url: canonical, picture }),
    ...(assets.font ? [link('preload', assets.font, ' as="font" type="font/woff2" crossorigin')] : []),
    // Fetched beside the page, style sheets would cost a phone on a slow network half a second (decision 0011). Later parts
    // know by `data-sheets` which are there.
    ...(assets.style === '' ? [] : [`<style data-sheets="${assets.sheets.join(' ')}">${assets.style}</style>`]),
    `<script>${earlyScript(isReporting)}</script>`,
    ...head.structured.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('\n');
  const development = assets.development ? `<script type="module" src="${assets.development}"></script>` : '';

  return `<!doctype html>
<html lang="en-AE" dir="ltr">
<head>
${head_}
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="state">${scriptJson(state)}</script>
<script type="application/json" id="scripts">${scriptJson(assets.scripts)}</script>
${development}<script>${startScript}</script>
</body>
</html>
`;
}

/** What the browser paints around the page: the paper of each theme. */
const themeColours = Object.entries({ light: '#FBF7F0', dark: '#0C1B22' }).map(
  ([theme, paper]) =>
    `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: ${theme})" data-scheme="${theme}">`,
);

/** The scripts that stand in a document itself; its policy lets them in by their hashes. */
export const inlineScripts = (isReporting: boolean): readonly string[] => [earlyScript(isReporting), startScript];

const earlyScript = (isReporting: boolean): string => `${isReporting ? earlyFaults : ''}${theme}${earlyPresses}`;

/**
 * Before the first paint: the theme a visitor chose, on the dashboard the one of its own (STAFF-04), if any; else the style
 * sheet follows the system. And whether tokens are kept, so that nobody who is signed in is shown "Log in".
 */
const theme = `try{let s=localStorage,e=document.documentElement,t=/^\\/dashboard(\\/|$)/.test(location.pathname)&&s.getItem('dashboardTheme')||s.getItem('theme');if(s.getItem('accessToken'))e.dataset.signedIn='';if(t==='light'||t==='dark'){e.dataset.theme=t;for(let m of document.querySelectorAll('[data-scheme]'))m.media=m.dataset.scheme===t?'all':'not all'}}catch{}`;

/**
 * What is pressed and sent until the app is there, which has it done once more when it has taken over the page. A form that
 * the browser sent by itself would be lost with what is in it.
 */
const earlyPresses = `{let early=self.early=[];addEventListener('click',({target:t})=>{let b=t.closest('button[type=button]');b&&!early.over&&early.push(b)},true);addEventListener('submit',e=>{early.over||(e.preventDefault(),e.submitter&&early.push(e.submitter))},true);self.doAgain=()=>{for(let b of early.splice(0))b.click()}}`;

/**
 * A page is seen first, and its scripts come next: when its pictures in sight are there and painted, when somebody touches
 * it, or after two seconds, which is all that counts where nobody looks.
 */
const startScript = `{let s=JSON.parse(document.getElementById('scripts').textContent),add=(tag,more)=>document.head.append(Object.assign(document.createElement(tag),more)),start=()=>{for(let href of s.slice(1))add('link',{rel:'modulepreload',href});if(s[0])add('script',{type:'module',src:s[0],onload(){self.early.over=1}});s=[]};for(let t of['pointerdown','keydown','focusin'])addEventListener(t,start,{once:true});addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(start)));setTimeout(start,2000)}`;

/** Notes what goes wrong, until what reports it is there to take it over. */
const earlyFaults = `self.faults=[];for(let t of['error','unhandledrejection','fault'])addEventListener(t,e=>self.faults?.push(e));`;

function openGraph(card: { title: string; description: string; url: string; picture: string | undefined }): string[] {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${text(content)}">`;
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
