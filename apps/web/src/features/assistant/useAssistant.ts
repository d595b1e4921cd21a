import { findIntent, formatConversation, type Intent } from '@aitours/domain/assistant';
import { useState } from 'react';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import {
  type Answer,
  type AnswerContext,
  composeAnswer,
  isAboutOwnBookings,
  type OwnBookings,
  unknownAnswer,
} from './composeAnswer.ts';
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

export interface AssistantOptions extends AnswerContext {
  readonly planner: Planner;
  readonly loadBookings: () => Promise<OwnBookings>;
}

/** The code that loads them can't be loaded. */
const notLoaded: OwnBookings = { is: 'failed', text: messages.tryAgain };

/** Characters; leaves room for the traveller's own words in the message of the contact form. */
const MAX_HANDED_OVER = 1500;

/** Answers the questions of a conversation, and sends wishes for a trip to the planner. */
export function useAssistant({ planner, loadBookings, ...context }: AssistantOptions): Assistant {
  const [own, setOwn] = useState<readonly OwnTurn[]>([]);
  const { isPending, submit } = useSubmitOnce();
  const merged = mergeTurns(planner.messages, own);
  const handOver = () => void storeConversation(formatConversation(merged, messages.speakers, MAX_HANDED_OVER));

  const add = (role: Message['role'], { text, links }: Pick<Answer, 'text'> & Partial<Answer>) => {
    const turn = { role, content: text, timestamp: new Date().toISOString(), after: planner.messages.length };
    setOwn((before) => [...before, { ...turn, ...(links && { links }) }]);
  };
  const answer = async (intent: Exclude<Intent, { is: 'planning' }>): Promise<Answer> => {
    if (intent.is === 'unknown') return unknownAnswer;
    return composeAnswer(
      intent,
      context,
      isAboutOwnBookings(intent) ? await loadBookings().catch(() => notLoaded) : undefined,
    );
  };
  const send = (text: string) => {
    const intent = findIntent(text, { isPlanning: merged.at(-1) === planner.messages.at(-1) && merged.length > 0 });
    if (intent.is === 'planning') return planner.send(text);
    add('user', { text });
    void submit(async () => add('assistant', await answer(intent)));
  };
  return {
    turns: merged.map((turn) => toTurn(turn, handOver)),
    isReplying: isPending || planner.isReplying,
    send,
    handOver,
  };
}
