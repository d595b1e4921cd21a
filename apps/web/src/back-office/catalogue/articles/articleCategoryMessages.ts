import type { CategoryError } from '@aitours/domain/catalogue';

/** Texts of the page that edits the categories of articles, for staff. */
export const articleCategoryMessages = {
  title: 'Article categories',
  lead: 'By which readers find articles. An article’s form has all of them; the blog those with a published article.',
  loading: 'Loading the categories',
  failed: 'We couldn’t load the categories',
  unknown: 'There are no categories',
  unknownText: 'Please try again later.',
  toBlog: 'See the blog',
  form: 'Article categories',
  categories: 'Categories',
  categoriesHint:
    'In the order of the blog. A category with articles, also drafts and archived ones, can’t be removed: choose another one in these articles first. An address is the end of the page’s address: small letters, digits and hyphens. Links with the former address still work.',
  rows: { one: 'Category', add: 'Add a category', empty: 'There are no categories yet. An article needs one.' },
  name: 'Name',
  slug: 'Address',
  slugHint: 'Empty: made from the name.',
  saved: 'The categories are saved.',
  removed: (name: string): string => (name === '' ? 'The category is removed.' : `“${name}” is removed.`),
  undo: 'Undo',
  rules: {
    'same-name': 'Another category has this name',
    'same-slug': 'Another category has this address',
    'same-id': 'A category is in the list twice',
  } satisfies Readonly<Record<CategoryError, string>>,
};
