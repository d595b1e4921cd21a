import type { Client } from '@aitours/api-client';
import { findIntent } from '@aitours/domain/assistant';
import {
  type AnswerContext,
  composeAnswer,
  isAboutOwnBookings,
  type OwnBookings,
  unknownAnswer,
} from '../../features/assistant/composeAnswer.ts';
import { messages } from '../../features/assistant/messages.ts';
import type { AssistantRules } from '../../features/assistant/useAssistant.ts';
import type { PublicConfig } from '../../platform/api.tsx';
import { listQuestionGroups, theFaq } from '../shared/questionGroups.ts';
import { loadOwnBookings } from './loadOwnBookings.ts';

/** The code or the bookings can't be loaded. */
const notLoaded: OwnBookings = { is: 'failed', text: messages.tryAgain };

/** What answers questions about the shop and the traveller's own bookings; loads with the first message. */
export async function createRules(client: Client, config: PublicConfig, isSignedIn: boolean): Promise<AssistantRules> {
  const { quirks, contactEndpoint } = config;
  const questions = listQuestionGroups(await theFaq.load(client), config).flatMap((group) => group.questions);
  const context: AnswerContext = {
    questions,
    hasContactForm: quirks.contactEndpoint === '' || contactEndpoint !== '',
  };
  const readBookings = (): Promise<OwnBookings> | OwnBookings =>
    isSignedIn ? loadOwnBookings(client, quirks.bookingsNoResponse).catch(() => notLoaded) : { is: 'guest' };
  return {
    findIntent: (text, context) => findIntent(text, { ...context, questions }),
    answer: async (intent) => {
      if (intent.is === 'unknown') return unknownAnswer;
      return composeAnswer(intent, context, isAboutOwnBookings(intent) ? await readBookings() : undefined);
    },
  };
}
