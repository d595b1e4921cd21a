import { type ConversationTurn, formatConversation } from '@aitours/domain/assistant';
import { readStorage, writeStorage } from '../../platform/storage.ts';
import { messages } from './messages.ts';

const KEY = 'assistantConversation';

/** Leaves room for the traveller's own words in the message of the contact form. */
const MAX_LENGTH = 1500;

/** Stores a conversation for the contact form of this tab; an empty one isn't stored. */
export function storeConversation(turns: readonly ConversationTurn[]): void {
  const text = formatConversation(turns, messages.speakers, MAX_LENGTH);
  writeStorage(KEY, text === '' ? null : text, 'session');
}

/** Returns the conversation that the assistant handed over in this tab; null: none. */
export const readConversation = (): string | null => readStorage(KEY, 'session');

export const forgetConversation = (): boolean => writeStorage(KEY, null, 'session');
