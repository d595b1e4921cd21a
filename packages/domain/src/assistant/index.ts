export { type FaqGroup, type FaqQuestion, faqGroups } from './faq.ts';
export { findAnswers } from './findAnswers.ts';
export { findIntent, type Intent, type IntentContext } from './findIntent.ts';
export { type ConversationTurn, formatConversation } from './formatConversation.ts';
export type { Topic } from './topics.ts';
