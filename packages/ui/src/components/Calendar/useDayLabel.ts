import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useOverlayMessages } from '../../messages/overlayMessages.ts';
import { useLocaleTag } from '../LocaleProvider/LocaleProvider.tsx';
import type { DayInfo } from './DayInfo.ts';

interface DayToSay {
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly info: DayInfo | undefined;
}

/**
 * What assistive technology says of a day: the date, whether it is today where the thing takes place (react-aria would
 * take the reader's own today), whether it is chosen, and how many places there are or why there are none.
 */
export function useDayLabel() {
  const locale = useLocaleTag();
  const messages = useOverlayMessages();
  const format = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }), [locale]);
  return (date: CalendarDate, { isToday, isChosen, info }: DayToSay): string =>
    [
      format.format(date.toDate('UTC')),
      isToday && messages.today,
      isChosen && messages.selected,
      info?.unavailable ?? info?.noteLabel ?? info?.note,
    ]
      .filter(Boolean)
      .join(', ');
}
