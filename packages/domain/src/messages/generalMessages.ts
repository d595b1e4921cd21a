import { noResponseMessages } from '../quirks/index.ts';

/** SHELL-62, STATIC-06: the fallback messages. */
export const generalMessages = {
  unknown: 'An error occurred',
  noResponse: noResponseMessages.general,
  invalidRequest: 'Error setting up request',
  unknownRoute: 'Oops! The page you are looking for does not exist.',
} as const;
