import { createContext } from 'react';
import type { UiMessages } from './english.ts';

/** The messages that a `LocaleProvider` supplies. Null means English: each group then uses its own default. */
export const MessagesContext = createContext<UiMessages | null>(null);
