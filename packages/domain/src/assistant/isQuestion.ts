import { toWords } from './toWords.ts';

const QUESTION_START =
  /^(?:how|what|whats|when|where|wheres|why|who|which|whose|do|does|did|is|isnt|are|am|was|will|has|have|may|must|should)\b/;
const REQUEST_START = /^(?:can|could|would|shall)\b/;

const toStart = (text: string): string => toWords(text).join(' ');

/**
 * Whether a message is a question, with or without a question mark, or a request in the form of one.
 *
 * @example isQuestion('how do I cancel') // true
 * @example isQuestion('3 days in Dubai') // false
 */
export const isQuestion = (text: string): boolean =>
  /[?؟]\s*$/.test(text) || QUESTION_START.test(toStart(text)) || isRequest(text);

/**
 * Whether a message begins as a request: "Can we …", "Could you …".
 *
 * @example isRequest('Can we spend 2 days in Dubai?') // true
 * @example isRequest('What can we do?') // false
 */
export const isRequest = (text: string): boolean => REQUEST_START.test(toStart(text));
