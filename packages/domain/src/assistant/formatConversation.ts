/** A message of the conversation with the assistant. */
export interface ConversationTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/**
 * Formats a conversation for the contact form. Of a long one the last messages are included.
 *
 * @param speakers the names of the roles
 * @param maxLength in characters
 * @example formatConversation([{ role: 'user', content: 'Hello' }], { user: 'Me', assistant: 'Assistant' }, 100) // 'Me: Hello'
 * @example formatConversation([], { user: 'Me', assistant: 'Assistant' }, 100) // ''
 */
export function formatConversation(
  turns: readonly ConversationTurn[],
  speakers: Readonly<Record<ConversationTurn['role'], string>>,
  maxLength: number,
): string {
  const lines = turns.map(({ role, content }) => `${speakers[role]}: ${content}`);
  const shown = lines.findIndex((_, index) => lines.slice(index).join('\n\n').length <= maxLength);
  return shown < 0 ? (lines.at(-1) ?? '').slice(0, maxLength) : lines.slice(shown).join('\n\n');
}
