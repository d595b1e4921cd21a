import { expect, it } from 'vitest';
import { mailColours } from './mailColours.ts';
import { renderMail } from './renderMail.ts';

const { html, text } = renderMail({
  kind: 'account',
  to: 'layla@example.com',
  subject: 'Dunes & <b>more</b>',
  intro: 'Hello.',
  rows: [['Place', 'Dubai\n<b>Marina</b>']],
  link: { text: 'Open', url: 'https://shop.example.com/?a=1&b="2"' },
  notes: ['Bye.'],
  structuredData: [{ name: '</script><b>' }],
});

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(Object.entries(mailColours))('texts have enough contrast in the %s theme', (_, colours) => {
  const pairs = [
    [colours.text, colours.card],
    [colours.muted, colours.card],
    [colours.onButton, colours.button],
  ] as const;
  for (const [front, back] of pairs) {
    const [low = 0, high = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

it('every element with a colour of the light theme has a class that the dark theme changes', () => {
  const body = html.slice(html.indexOf('<body'));
  const coloured = [...body.matchAll(/<\w+[^>]*(?:[ ;"]color|background|border-bottom):?[^>]*>/g)].map(([tag]) => tag);
  expect(coloured.length).toBeGreaterThan(8);
  for (const tag of coloured) {
    const [, names = ''] = /class="([^"]*)"/.exec(tag) ?? [];
    expect(
      names.split(' ').some((name) => html.includes(`  .${name} {`)),
      tag,
    ).toBe(true);
  }
});

it('is readable without images, style sheets and HTML, and at most 600 pixels wide', () => {
  expect(html).not.toContain('<img');
  expect(html).not.toMatch(/<link|@import|url\(/);
  expect(html).toContain('max-width:600px');
  expect(text).toBe('Hello.\n\nPlace: Dubai\n<b>Marina</b>\n\nOpen:\nhttps://shop.example.com/?a=1&b="2"\n\nBye.\n');
});

it('escapes texts, addresses and structured data', () => {
  expect(html).toContain('<title>Dunes &amp; &lt;b&gt;more&lt;/b&gt;</title>');
  expect(html).toContain('Dubai<br>&lt;b&gt;Marina&lt;/b&gt;');
  expect(html).toContain('href="https://shop.example.com/?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('{"name":"\\u003c/script>\\u003cb>"}');
});
