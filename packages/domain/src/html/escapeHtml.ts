const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes a text for the content and the quoted attributes of HTML and XML.
 *
 * @example escapeHtml("Fish & chips at Layla's") // 'Fish &amp; chips at Layla&#39;s'
 */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
