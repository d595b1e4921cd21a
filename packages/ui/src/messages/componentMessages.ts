import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';

/** The English messages of the basic components. */
export const componentMessages = {
  busy: 'Working…',
  retry: 'Try again',
  retryHint: 'This is usually temporary. Check your connection, then try again.',
  close: 'Close',
  minimise: 'Minimise',
  remove: (label: string): string => `Remove ${label}`,
  newWindow: 'opens in a new window',

  requiredNote: 'Fields marked * are required.',
  showPassword: 'Show password',
  clear: 'Clear',
  decrease: (label: string): string => `Fewer: ${label}`,
  increase: (label: string): string => `More: ${label}`,
  minimum: (value: number): string => `The minimum is ${value}.`,
  maximum: (value: number): string => `The maximum is ${value}.`,
  errorSummary: (count: number): string =>
    count === 1 ? 'There is a problem with 1 field' : `There are problems with ${count} fields`,
  /** @param names of the groups around the field, and of the field */
  errorOfField: (names: readonly string[], message: string): string =>
    `${names.join(', ')}${names.at(-1)?.endsWith('?') ? '' : ':'} ${message}`,

  rating: (value: string, max: number): string => `Rated ${value} out of ${max}`,
  reviews: (count: number): string => (count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`),
  previousPrice: 'Previous price',
  currentPrice: 'Current price',
  stepDone: 'done',
};

/** Returns the messages of the basic components in the current language. */
export const useComponentMessages = () => use(MessagesContext)?.components ?? componentMessages;
