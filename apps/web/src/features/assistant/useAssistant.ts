import { formatConversation, type Intent, type IntentContext } from '@aitours/domain/assistant';
import { plannerMessages } from '@aitours/domain/messages';
import { useState } from 'react';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import type { Answer } from './composeAnswer.ts';
import { storeConversation } from './handedOver.ts';
import { type Message, mergeTurns, type OwnTurn } from './mergeTurns.ts';
import { messages } from './messages.ts';
import { type AssistantTurn, toTurn } from './toTurn.ts';

/** The conversation with the planner. */
interface Planner {
  readonly messages: readonly Message[];
  readonly isReplying: boolean;
  readonly send: (text: string) => void;
}

export interface Assistant {
  /** The messages to the planner and the questions, in order. */
  readonly turns: readonly AssistantTurn[];
  readonly isReplying: boolean;
  readonly send: (text: string) => void;
  /** Stores the conversation for the contact form. */
  readonly handOver: () => void;
}

/** What answers questions. */
export interface AssistantRules {
  readonly findIntent: (text: string, context: Pick<IntentContext, 'isPlanning'>) => Intent;
  readonly answer: (intent: Exclude<Intent, { is: 'planning' }>) => Promise<Answer>;
}

export interface AssistantOptions {
  readonly planner: Planner;
  /** Called with the first message. */
  readonly loadRules: () => Promise<AssistantRules>;
}

/** Characters; leaves room for the traveller's own words in the message of the contact form. */
const MAX_HANDED_OVER = 1500;

/** Answers the questions of a conversation, and sends wishes for a trip to the planner. */
export function useAssistant({ planner, loadRules }: AssistantOptions): Assistant {
  const [own, setOwn] = useState<readonly OwnTurn[]>([]);
  const { isPending, submit } = useSubmitOnce();
  const merged = mergeTurns(planner.messages, own);
  const handOver = () => void storeConversation(formatConversation(merged, messages.speakers, MAX_HANDED_OVER));

  const add = (role: Message['role'], { text, links }: Pick<Answer, 'text'> & Partial<Answer>) => {
    const turn = { role, content: text, timestamp: new Date().toISOString(), after: planner.messages.length };
    setOwn((before) => [...before, { ...turn, ...(links && { links }) }]);
  };
  const reply = async (text: string) => {
    const isPlanning = merged.at(-1) === planner.messages.at(-1) && merged.length > 0;
    const rules = await loadRules().catch(() => undefined);
    const intent = rules?.findIntent(text, { isPlanning });
    if (intent?.is === 'planning') return planner.send(text);
    add('user', { text });
    add('assistant', rules && intent ? await rules.answer(intent) : { text: plannerMessages.chatFailed });
  };
  return {
    turns: merged.map((turn) => toTurn(turn, handOver)),
    isReplying: isPending || planner.isReplying,
    send: (text) => void submit(() => reply(text)),
    handOver,
  };
}
