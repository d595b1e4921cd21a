import { isArticleLink } from '@aitours/domain/catalogue';
import { decodeEntities } from './decodeEntities.ts';

/** The elements allowed in an article. Other elements are dropped, or reduced to their text. */
export type ArticleTag = (typeof blocks)[number] | (typeof inlines)[number] | 'br' | 'hr';

export type ArticleNode = string | ArticleElement;

export interface ArticleElement {
  readonly tag: ArticleTag;
  /** The sanitised URL of a link. */
  readonly href?: string;
  readonly children: readonly ArticleNode[];
}

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'] as const;
const inlines = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'] as const;
const voids: ReadonlySet<string> = new Set(['br', 'hr']);
const allowed: ReadonlySet<string> = new Set([...blocks, ...inlines, ...voids]);

/** The page already has an h1. */
const renamed: Readonly<Record<string, ArticleTag>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** These close an open paragraph or heading. */
const breaking: ReadonlySet<string> = new Set([...blocks, 'hr']);
const textTags: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4']);
const lists: ReadonlySet<string> = new Set(['ul', 'ol']);

/** The content of these elements is dropped. */
const withContent =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|title|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>/g;
const tokens = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+|</gi;
const hrefs = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const DEEPEST = 24;

interface Open {
  readonly tag: ArticleTag | undefined;
  readonly children: ArticleNode[];
}

/**
 * Parses an article's HTML into a tree of allowed elements. The result can't contain scripts, styles, frames, event
 * handlers or dangerous URLs. It needs no DOM, so server and browser produce the same tree.
 *
 * @example listArticleNodes('<p onclick="x()">Hi</p>') // [{ tag: 'p', children: ['Hi'] }]
 * @example listArticleNodes('<script>x()</script>Hi') // ['Hi']
 */
export function listArticleNodes(html: string): readonly ArticleNode[] {
  const root: Open = { tag: undefined, children: [] };
  const open: Open[] = [root];
  const text = html.replace(comments, '').replace(withContent, '');
  for (const [token, slash, name, attributes] of text.matchAll(tokens)) {
    if (name === undefined) addText(open, decodeEntities(token));
    else {
      const tag = findTag(name.toLowerCase());
      if (tag && slash) close(open, tag);
      else if (tag) begin(open, tag, attributes ?? '');
    }
  }
  return root.children;
}

const findTag = (name: string): ArticleTag | undefined => renamed[name] ?? (isAllowed(name) ? name : undefined);

const isAllowed = (name: string): name is ArticleTag => allowed.has(name);

function addText(open: readonly Open[], text: string): void {
  const parent = open.at(-1);
  if (!parent) return;
  const isBetween = parent.tag === undefined || lists.has(parent.tag);
  if (isBetween && text.trim() === '') return;
  parent.children.push(text);
}

function begin(open: Open[], tag: ArticleTag, attributes: string): void {
  if (breaking.has(tag)) closeNearest(open, (other) => textTags.has(other), lists);
  if (tag === 'a') closeNearest(open, (other) => other === 'a', new Set());
  if (tag === 'li') {
    closeNearest(open, (other) => other === 'li', lists);
    if (!lists.has(open.at(-1)?.tag ?? '')) return;
  }
  if (open.length > DEEPEST) return;
  const children: ArticleNode[] = [];
  const href = tag === 'a' ? findHref(attributes) : undefined;
  open.at(-1)?.children.push({ tag, ...(href !== undefined && { href }), children });
  if (!voids.has(tag)) open.push({ tag, children });
}

function close(open: Open[], tag: ArticleTag): void {
  closeNearest(open, (other) => other === tag, new Set());
}

/** Closes the innermost open element of a kind and its descendants, unless a boundary element comes first. */
function closeNearest(open: Open[], isKind: (tag: ArticleTag) => boolean, borders: ReadonlySet<string>): void {
  for (let at = open.length - 1; at > 0; at--) {
    const tag = open[at]?.tag;
    if (tag === undefined || borders.has(tag)) return;
    if (isKind(tag)) {
      open.length = at;
      return;
    }
  }
}

function findHref(attributes: string): string | undefined {
  const [, double, single, bare] = hrefs.exec(attributes) ?? [];
  const address = decodeEntities(double ?? single ?? bare ?? '').trim();
  return isArticleLink(address) ? address : undefined;
}
