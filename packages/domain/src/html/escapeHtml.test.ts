import { expect, test } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

test('escapes what ends a text, an attribute or an entity, and nothing else', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp; Älter · 5 €</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; Älter · 5 €&lt;/a&gt;',
  );
});
