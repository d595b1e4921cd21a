import { readStorage, writeStorage } from '../../platform/storage.ts';

const KEY = 'assistantConversation';

/** Stores a conversation for the contact form of this tab; an empty one isn't stored. */
export const storeConversation = (text: string): boolean => writeStorage(KEY, text === '' ? null : text, 'session');

/** Returns the conversation that the assistant handed over in this tab; null: none. */
export const readConversation = (): string | null => readStorage(KEY, 'session');

export const forgetConversation = (): boolean => writeStorage(KEY, null, 'session');
