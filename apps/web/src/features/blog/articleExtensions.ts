import { isArticleLink } from '@aitours/domain/catalogue';
import StarterKit from '@tiptap/starter-kit';

/** What an article's text may contain; the server's sanitiser allows the same. */
export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      isAllowedUri: (address) => isArticleLink(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];
