import type { AnswerLink } from './composeAnswer.ts';
import type { Message, OwnTurn } from './mergeTurns.ts';
import { messages } from './messages.ts';

interface TurnLink extends AnswerLink {
  readonly onClick?: () => void;
}

export interface AssistantTurn extends Message {
  readonly speaker?: string;
  readonly links?: readonly TurnLink[];
}

/** Returns a message as the panel shows it. @param handOver stores the conversation for the contact form */
export function toTurn(turn: Message | OwnTurn, handOver: () => void): AssistantTurn {
  if (!('after' in turn)) return turn;
  const { role, content, timestamp, links = [] } = turn;
  return {
    role,
    content,
    timestamp,
    ...(role === 'assistant' && { speaker: messages.assistant }),
    links: links.map((link) => (link.handsOver ? { ...link, onClick: handOver } : link)),
  };
}
