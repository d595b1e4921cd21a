import { createContext, type ReactNode, useContext } from 'react';
import type { UiMessages } from '../../messages/english.ts';
import { MessagesContext } from '../../messages/MessagesContext.ts';

/** English as written in the Emirates: day before month, AED before the amount. */
const DEFAULT_LOCALE = 'en-AE';

const Locale = createContext(DEFAULT_LOCALE);

export interface LocaleProviderProps {
  children: ReactNode;
  /** A BCP 47 language tag; formats dates.
   * @default 'en-AE' */
  locale?: string;
  /** The library's own messages in another language.
   * @default english */
  messages?: UiMessages;
}

/** Sets the language of the components below it: date formats and the library's own messages. */
export function LocaleProvider({ children, locale = DEFAULT_LOCALE, messages }: LocaleProviderProps) {
  return (
    <Locale value={locale}>
      <MessagesContext value={messages ?? null}>{children}</MessagesContext>
    </Locale>
  );
}

/** Returns the current BCP 47 language tag. */
export function useLocaleTag(): string {
  return useContext(Locale);
}
