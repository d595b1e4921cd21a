import { isArticleLink } from '@aitours/domain/catalogue';
import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'],
];

/**
 * Returns HTML with only the elements that articles have, and links only to addresses that they may have: no scripts,
 * styles, frames, pictures, event handlers.
 */
export const sanitiseContent = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 24,
    transformTags: {
      // The page already has an h1.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href = '' }) => {
        const attribs: sanitizeHtml.Attributes = isArticleLink(href.trim()) ? { href: href.trim() } : {};
        return { tagName, attribs };
      },
    },
  }).trim();
