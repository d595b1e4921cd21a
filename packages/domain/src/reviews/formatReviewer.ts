/**
 * Returns the name that readers see: the first name and the first letter of the last one.
 *
 * @example formatReviewer('Layla', 'Haddad') // 'Layla H.'
 * @example formatReviewer('', '') // 'A traveller'
 */
export function formatReviewer(firstName: string, lastName: string): string {
  const first = firstName.trim();
  if (first === '') return 'A traveller';
  const [initial] = new Intl.Segmenter().segment(lastName.trim());
  return initial ? `${first} ${initial.segment.toUpperCase()}.` : first;
}
