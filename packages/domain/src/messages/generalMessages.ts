/** SHELL-62, STATIC-06: the fallback messages. */
export const generalMessages = {
  unknown: 'An error occurred',
  noResponse: 'No response from server',
  invalidRequest: 'Error setting up request',
  unknownRoute: 'Oops! The page you are looking for does not exist.',
} as const;
