import type { Client } from '@aitours/api-client';
import { toDubaiDate } from '@aitours/domain/dates';
import { plannerMessages } from '@aitours/domain/messages';
import { type DraftPreferences, extractPreferences, toPreferences } from '@aitours/domain/planner';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import {
  clearPlanner,
  readStoredPreferences,
  readStoredSession,
  storePreferences,
  storeSession,
} from './storedPlanner.ts';

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
  readonly send: (text: string) => void;
  readonly startOver: () => void;
}

/** Manages the conversation with the planner and the preferences it has understood (PLAN-07 to PLAN-16). */
export function useConversation(): Conversation {
  const client = useClient();
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [preferences, setPreferences] = useState<DraftPreferences>({});
  const [isReplying, setReplying] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const session = useRef<string | null>(null);

  useEffect(() => {
    let isMounted = true;
    session.current = readStoredSession();
    void loadPreferences(client, session.current).then((known) => {
      if (!isMounted || Object.keys(known).length === 0) return;
      setPreferences((now) => ({ ...known, ...now }));
      setReturning(true);
    });
    return () => {
      isMounted = false;
    };
  }, [client]);

  const addMessage = (role: ChatMessage['role'], content: string) =>
    setMessages((before) => [...before, { role, content, timestamp: new Date().toISOString() }]);
  const adoptSession = (id: string) => {
    session.current = id;
    storeSession(id);
  };
  const send = async (text: string) => {
    const next = extractPreferences(text, preferences, toDubaiDate(new Date()));
    addMessage('user', text);
    setPreferences(next);
    storePreferences(next);
    setReplying(true);
    // Saved first, so that the reply can use the earlier messages; a new conversation gets its id from the response.
    const known = session.current;
    if (known !== null) await savePreferences(client, known, next);
    try {
      const result = await client.call('sendPlannerMessage', { body: { message: text, session_id: known } });
      adoptSession(result.session_id);
      if (known === null) await savePreferences(client, result.session_id, next);
      // Last, because showing the reply allows the next message.
      addMessage('assistant', result.response);
    } catch {
      addMessage('assistant', plannerMessages.chatFailed);
    } finally {
      setReplying(false);
    }
  };
  const startOver = () => {
    clearPlanner();
    session.current = null;
    setMessages([]);
    setPreferences({});
    setReturning(false);
  };
  return {
    messages,
    preferences,
    isReplying,
    isReturning,
    sessionId: () => session.current,
    adoptSession,
    send: (text) => void send(text),
    startOver,
  };
}

/** Returns this browser's preferences, else the server's for the conversation (PLAN-16, API-74). */
async function loadPreferences(client: Client, session: string | null): Promise<DraftPreferences> {
  const stored = readStoredPreferences();
  if (stored || session === null) return stored ?? {};
  const response = await client
    .call('getPlannerPreferences', { query: { session_id: session } })
    .catch(() => undefined);
  return response?.preferences ?? {};
}

/** When saving fails, the local values are used (PLAN-15). */
async function savePreferences(client: Client, session_id: string, draft: DraftPreferences): Promise<void> {
  const { interests, budget_range, ...rest } = toPreferences(draft);
  const preferences = {
    ...rest,
    ...(interests && { interests: [...interests] }),
    ...(budget_range && { budget_range: [...budget_range] }),
  };
  await client.call('savePlannerPreferences', { body: { session_id, preferences } }).catch(() => undefined);
}
