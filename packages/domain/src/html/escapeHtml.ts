/** The ampersand first, because the others contain one. */
const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const;

/**
 * Escapes a text for the content and the quoted attributes of HTML and XML.
 *
 * @example escapeHtml("Fish & chips at Layla's") // 'Fish &amp; chips at Layla&#39;s'
 */
export const escapeHtml = (text: string): string =>
  entities.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
