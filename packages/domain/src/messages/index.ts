/**
 * The error catalogue: every error and success message that the specification fixes, one constant for each part of the
 * shop. Each constant has its own module, so that a page loads only the messages it imports:
 *
 *     import { cartMessages, getProblemMessage } from '@aitours/domain/messages';
 *     getProblemMessage(problem, cartMessages.addFailed(status));
 *
 * A message with parameters is a function. The docstring of each constant names its rows. Headings, labels and hints are in
 * the `messages.ts` of the feature or route that shows them.
 */
export { activityMessages } from './activityMessages.ts';
export { attractionMessages } from './attractionMessages.ts';
export { blogMessages } from './blogMessages.ts';
export { bookingMessages } from './bookingMessages.ts';
export { cartMessages } from './cartMessages.ts';
export { checkoutMessages } from './checkoutMessages.ts';
export { contactMessages } from './contactMessages.ts';
export { cruiseMessages } from './cruiseMessages.ts';
export { generalMessages } from './generalMessages.ts';
export { type FailedResponse, getProblemMessage } from './getProblemMessage.ts';
export { homeMessages } from './homeMessages.ts';
export { plannerMessages } from './plannerMessages.ts';
export { sessionMessages } from './sessionMessages.ts';
export { settingsMessages } from './settingsMessages.ts';
export { staffMessages } from './staffMessages.ts';
export { statusMessages } from './statusMessages.ts';
export { ticketMessages } from './ticketMessages.ts';
export { tourMessages } from './tourMessages.ts';
export { transferMessages } from './transferMessages.ts';
