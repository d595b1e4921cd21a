export { builtInFaq, type FaqEntry, type FaqGroup, type FaqQuestion, toFaqGroups } from './faq.ts';
export { findAnswers } from './findAnswers.ts';
export { type FaqError, faqPlaceholders, findFaqErrors } from './findFaqErrors.ts';
export { findIntent, type Intent, type IntentContext } from './findIntent.ts';
export { type ConversationTurn, formatConversation } from './formatConversation.ts';
export { type Topic, topics } from './topics.ts';
