import { createContext, type ReactNode, useContext } from 'react';
import { english } from './english.ts';

/** Every word that the library says by itself. */
export type UiMessages = typeof english;

const Messages = createContext<UiMessages>(english);

/** Gives the library another language. Without it, it speaks English. */
export function UiMessagesProvider({ messages, children }: { messages: UiMessages; children: ReactNode }) {
  return <Messages value={messages}>{children}</Messages>;
}

/** The words of the language around. */
export function useUiMessages(): UiMessages {
  return useContext(Messages);
}
