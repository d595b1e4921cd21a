import type { ConversationTurn } from '@aitours/domain/assistant';
import type { AnswerLink } from './composeAnswer.ts';

export interface Message extends ConversationTurn {
  /** ISO 8601. */
  readonly timestamp: string;
}

/** A question or its answer. */
export interface OwnTurn extends Message {
  readonly links?: readonly AnswerLink[];
  /** How many messages of the planner's conversation are before it. */
  readonly after: number;
}

/** Returns the messages of both conversations in their order. */
export const mergeTurns = (planner: readonly Message[], own: readonly OwnTurn[]): (Message | OwnTurn)[] => [
  ...planner.flatMap((message, index) => [...own.filter(({ after }) => after === index), message]),
  ...own.filter(({ after }) => after >= planner.length),
];
