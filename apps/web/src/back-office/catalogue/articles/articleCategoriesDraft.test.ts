import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import {
  articleCategoriesForm,
  checkCategories,
  createCategory,
  toCategoriesDraft,
  toCategoriesInput,
} from './articleCategoriesDraft.ts';

const { staffCategories } = examples.getStaffCategories;
const stored = toCategoriesDraft(staffCategories);

test('stored categories are sent as they are, new ones without what is empty', () => {
  expect(toCategoriesInput(stored)).toEqual({ categories: staffCategories.categories });
  expect(checkCategories(stored)).toEqual({});
  expect(toCategoriesInput({ categories: [{ ...createCategory(), name: ' Islands ' }] })).toEqual({
    categories: [{ name: 'Islands' }],
  });
});

test('errors of categories are at their fields', () => {
  const [first, second] = stored.categories;
  expect(checkCategories({ categories: [createCategory(), { ...first!, slug: 'The desert' }] })).toEqual({
    'categories.0.name': 'Please fill this in',
    'categories.1.slug': 'Use small letters, digits and single hyphens between them',
  });
  expect(checkCategories({ categories: [first!, { ...second!, name: 'desert' }] })).toEqual({
    'categories.1.name': 'Another category has this name',
  });
  expect(checkCategories({ categories: [first!, { ...second!, slug: 'desert' }] })).toEqual({
    'categories.1.slug': 'Another category has this address',
  });
  expect(articleCategoriesForm.listFields({ categories: [first!] })).toEqual([
    'categories',
    'categories.0.name',
    'categories.0.slug',
  ]);
});
