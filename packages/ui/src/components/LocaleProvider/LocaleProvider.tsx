import { createContext, type ReactNode, useContext } from 'react';

/** English as written in the Emirates: day before month, AED before the amount. */
const DEFAULT_LOCALE = 'en-AE';

const Locale = createContext(DEFAULT_LOCALE);

export interface LocaleProviderProps {
  children: ReactNode;
  /** A BCP 47 language tag.
   * @default 'en-AE' */
  locale?: string;
}

/** Tells dates, calendars and overlays beneath it which language they speak. Costs nothing until one of them opens. */
export function LocaleProvider({ children, locale = DEFAULT_LOCALE }: LocaleProviderProps) {
  return <Locale value={locale}>{children}</Locale>;
}

/** The language tag in force here. */
export function useLocale(): string {
  return useContext(Locale);
}
