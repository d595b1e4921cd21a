import { countWords } from './readMinutes.ts';

/** The fields of a post, as on the wire, that the schema of the contract can't check. */
export interface CheckedPost {
  /** HTML. */
  readonly content: string;
  readonly featured_image?: string | null;
  readonly featured_image_alt?: string;
}

/** What is wrong with a field of a post. */
export type PostError = 'no-text' | 'no-alt';

/**
 * Returns the errors of a post that the schema of the contract can't detect, by field.
 *
 * @example findPostErrors({ content: '<p></p>' }) // { content: 'no-text' }
 * @example findPostErrors({ content: '<p>Dunes</p>', featured_image: 'dunes' }) // { featured_image_alt: 'no-alt' }
 */
export function findPostErrors({
  content,
  featured_image: image,
  featured_image_alt: alt = '',
}: CheckedPost): Readonly<Record<string, PostError>> {
  const errors: Record<string, PostError> = {};
  if (countWords(content) === 0) errors['content'] = 'no-text';
  if (image && alt.trim() === '') errors['featured_image_alt'] = 'no-alt';
  return errors;
}
