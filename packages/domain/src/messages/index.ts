/**
 * The error catalogue: every text the specification fixes for what goes wrong, and for what then goes well, one constant
 * for each part of the shop. Import the group you need and nothing else travels along:
 *
 *     import { cartMessages, problemMessage } from '@aitours/domain/messages';
 *     problemMessage(problem, cartMessages.addFailed(status));
 *
 * A text with a hole is a function. Each group's docstring names its rows. Headings, labels and hints are no part of
 * it: they stand in the `messages.ts` of the feature or route that shows them.
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
export { homeMessages } from './homeMessages.ts';
export { plannerMessages } from './plannerMessages.ts';
export { type FailedResponse, problemMessage } from './problemMessage.ts';
export { sessionMessages } from './sessionMessages.ts';
export { settingsMessages } from './settingsMessages.ts';
export { staffMessages } from './staffMessages.ts';
export { statusMessages } from './statusMessages.ts';
export { ticketMessages } from './ticketMessages.ts';
export { tourMessages } from './tourMessages.ts';
export { transferMessages } from './transferMessages.ts';
