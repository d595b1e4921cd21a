import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useOverlayMessages } from '../../messages/overlayMessages.ts';
import { useLocaleTag } from '../LocaleProvider/LocaleProvider.tsx';
import type { DayInfo } from './Calendar.tsx';

interface DayState {
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly info: DayInfo | undefined;
}

/**
 * Returns a function that formats the accessible name of a day: its date, whether it is today at the product's location
 * (react-aria would use the device's today), whether it is selected, and its places or why it is unavailable.
 */
export function useDayLabel() {
  const locale = useLocaleTag();
  const messages = useOverlayMessages();
  const format = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }), [locale]);
  return (date: CalendarDate, { isToday, isSelected, info }: DayState): string =>
    [
      format.format(date.toDate('UTC')),
      isToday && messages.today,
      isSelected && messages.selected,
      info?.unavailable ?? info?.noteLabel ?? info?.note,
    ]
      .filter(Boolean)
      .join(', ');
}
