import type { BlogCategorySeed, BlogPostSeed } from '../types.ts';
import { cityGuides } from './cityGuides.ts';
import { culture } from './culture.ts';
import { desertAndNature } from './desertAndNature.ts';
import { foodAndDrink } from './foodAndDrink.ts';
import { planning } from './planning.ts';

export const blogCategories: readonly BlogCategorySeed[] = [
  { slug: 'city-guides', name: 'City guides' },
  { slug: 'desert-and-nature', name: 'Desert and nature' },
  { slug: 'food-and-drink', name: 'Food and drink' },
  { slug: 'culture', name: 'Culture' },
  { slug: 'planning', name: 'Planning' },
];

/** Newest first. */
export const blogPosts: readonly BlogPostSeed[] = [
  ...cityGuides,
  ...culture,
  ...desertAndNature,
  ...foodAndDrink,
  ...planning,
].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
