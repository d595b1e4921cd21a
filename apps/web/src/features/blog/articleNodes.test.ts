import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArticleBody } from './ArticleBody.tsx';
import { listArticleNodes } from './articleNodes.ts';

const rendered = (html: string): string =>
  renderToStaticMarkup(ArticleBody({ html })).replaceAll(/ class="[^"]*"/g, '');
const inside = (html: string): string => rendered(html).replace(/^<div>|<\/div>$/g, '');

describe('BLOG-08 an article keeps its text and structure', () => {
  it.each([
    ['<p>The <em>desert</em></p><h2>By day</h2>', '<p>The <em>desert</em></p><h2>By day</h2>'],
    ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<p>a<br>b</p><hr/>', '<p>a<br/>b</p><hr/>'],
    ['<p>Fish &amp; chips &#8211; &lt;b&gt;</p>', '<p>Fish &amp; chips – &lt;b&gt;</p>'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<div><section><p>Kept</p></section></div>', '<p>Kept</p>'],
    ['<a href="/tour/oasis">tour</a>', '<a href="/tour/oasis">tour</a>'],
    ['2 < 3', '2 &lt; 3'],
  ])('%s', (html, expected) => {
    expect(inside(html)).toBe(expected);
  });
});

describe('BLOG-08 everything else is removed', () => {
  it.each([
    ['<script>alert(1)</script><p>Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)', ''],
    ['<style>p{display:none}</style><p>Hi</p>', '<p>Hi</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x">Hi</p>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<iframe src="//evil.example"></iframe>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java&#x73;cript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<form action="/x"><input name="y"><button>Go</button></form>', 'Go'],
    ['<!-- <p>x</p> --><p>Hi</p>', '<p>Hi</p>'],
    ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
    ['<p title="a>b">Hi</p>', '<p>Hi</p>'],
  ])('%s', (html, expected) => {
    const out = inside(html);
    expect(out).toBe(expected);
    expect(out).not.toMatch(/<(?:script|style|iframe|svg|img|form|input)|\son\w+=|javascript:|data:/i);
  });
});

describe('BLOG-08 invalid nesting is corrected as a browser would, so that server and browser agree', () => {
  it.each([
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<p>One<ul><li>Two<li>Three</ul>', '<p>One</p><ul><li>Two</li><li>Three</li></ul>'],
    ['<li>Alone</li>', 'Alone'],
    ['<a href="/a">x<a href="/b">y</a>', '<a href="/a">x</a><a href="/b">y</a>'],
    ['</p></div><p>Hi</b></p>', '<p>Hi</p>'],
    ['<ul><li>One<ul><li>Two</li></ul></li></ul>', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
  ])('%s', (html, expected) => {
    expect(inside(html)).toBe(expected);
  });

  it('nesting is limited', () => {
    const depth = (nodes: ReturnType<typeof listArticleNodes>): number =>
      Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))));
    expect(depth(listArticleNodes('<b>'.repeat(5000)))).toBeLessThan(30);
  });
});
