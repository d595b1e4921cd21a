import { createContext, type ReactNode, useContext } from 'react';
import { patternEnglish } from './patternEnglish.ts';

/** Every word that overlays and patterns say by themselves. */
export type PatternMessages = typeof patternEnglish;

const Messages = createContext<PatternMessages>(patternEnglish);

/** Gives overlays and patterns another language. Without it, they speak English. */
export function PatternMessagesProvider({ messages, children }: { messages: PatternMessages; children: ReactNode }) {
  return <Messages value={messages}>{children}</Messages>;
}

/** The words of the language around. */
export function usePatternMessages(): PatternMessages {
  return useContext(Messages);
}
