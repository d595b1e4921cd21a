import { createContext, use } from 'react';
import { messages } from './messages.ts';

export type ChangeTexts = typeof messages;

/** The texts of a change, by default for the traveller whose booking it is. */
export const ChangeTextsContext = createContext<ChangeTexts>(messages);

export const useChangeTexts = (): ChangeTexts => use(ChangeTextsContext);
