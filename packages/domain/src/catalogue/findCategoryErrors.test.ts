import { expect, test } from 'vitest';
import { type CheckedCategory, describeCategoryUse, findCategoryErrors } from './index.ts';

const desert: CheckedCategory = { id: '31', name: 'Desert', slug: 'desert' };
const cities: CheckedCategory = { id: '32', name: 'City Guides', slug: 'city-guides' };

test.each<[string, readonly CheckedCategory[], object]>([
  ['different categories', [desert, cities], {}],
  ['new ones without an address', [desert, { name: 'Islands' }, { name: 'Coast' }], {}],
  ['a name in other letters', [desert, { ...cities, name: ' DESERT' }], { 'categories.1.name': 'same-name' }],
  ['an address twice', [desert, { ...cities, slug: 'desert' }], { 'categories.1.slug': 'same-slug' }],
  ['name and address twice', [desert, { ...desert, id: '33' }], { 'categories.1.name': 'same-name' }],
  ['a category twice', [desert, { ...cities, id: '31' }], { categories: 'same-id' }],
])('the errors of %s', (_, categories, errors) => expect(findCategoryErrors(categories)).toEqual(errors));

test('the articles of a category are counted, and some are named', () => {
  expect(describeCategoryUse({ titles: ['Liwa'], count: 1 })).toBe('1 article has it: Liwa');
  expect(describeCategoryUse({ titles: ['Liwa', 'Hatta'], count: 5 })).toBe(
    '5 articles have it: Liwa, Hatta and 3 more',
  );
});
