import { toDubaiDate } from '@aitours/domain/dates';
import { plannerMessages } from '@aitours/domain/messages';
import {
  type DescribedPreference,
  type DraftPreferences,
  type PlanInView,
  removePreference,
} from '@aitours/domain/planner';
import { useRef, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { storeSession } from './storedPlanner.ts';
import { savePreferences, useStoredPreferences } from './useStoredPreferences.ts';

/** A message of the conversation (ENTITY-45). */
export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

export interface Conversation {
  readonly messages: readonly ChatMessage[];
  readonly preferences: DraftPreferences;
  readonly isReplying: boolean;
  /** The visitor has stored preferences from an earlier visit. */
  readonly isReturning: boolean;
  readonly sessionId: () => string | null;
  /** Continues the conversation that a plan started. */
  readonly adoptSession: (id: string) => void;
  /**
   * Sends a message, and returns the preferences that it leads to.
   *
   * @param plan that the traveller sees
   */
  readonly send: (text: string, plan?: PlanInView) => Promise<DraftPreferences>;
  readonly remove: (preference: DescribedPreference) => DraftPreferences;
  readonly startOver: () => void;
}

/** Manages the conversation with the planner and the preferences it has understood (PLAN-07 to PLAN-16). */
export function useConversation(): Conversation {
  const client = useClient();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [isReplying, setReplying] = useState(false);
  const session = useRef<string | null>(null);
  const { preferences, isReturning, change, clear } = useStoredPreferences(session);

  const addMessage = (role: ChatMessage['role'], content: string) =>
    setMessages((before) => [...before, { role, content, timestamp: new Date().toISOString() }]);
  const adoptSession = (id: string) => {
    session.current = id;
    storeSession(id);
  };
  const fail = () => addMessage('assistant', plannerMessages.chatFailed);
  const request = async (text: string, next: DraftPreferences) => {
    // Saved first, so that the reply can use the earlier messages; a new conversation gets its id from the response.
    const known = session.current;
    if (known !== null) await savePreferences(client, known, next);
    const result = await client.call('sendPlannerMessage', { body: { message: text, session_id: known } });
    adoptSession(result.session_id);
    if (known === null) await savePreferences(client, result.session_id, next);
    addMessage('assistant', result.response);
  };
  const send = async (text: string, plan?: PlanInView) => {
    addMessage('user', text);
    setReplying(true);
    try {
      const { extractPreferences } = await import('./language.ts');
      const next = change(extractPreferences(text, preferences, toDubaiDate(new Date()), plan));
      // Not awaited: a plan in view follows the preferences without waiting for the reply.
      void request(text, next)
        .catch(fail)
        .finally(() => setReplying(false));
      return next;
    } catch {
      fail();
      setReplying(false);
      return preferences;
    }
  };
  const startOver = () => {
    session.current = null;
    setMessages([]);
    clear();
  };
  return {
    messages,
    preferences,
    isReplying,
    isReturning,
    sessionId: () => session.current,
    adoptSession,
    send,
    remove: (preference) => {
      const next = change(removePreference(preferences, preference));
      if (session.current !== null) void savePreferences(client, session.current, next);
      return next;
    },
    startOver,
  };
}
