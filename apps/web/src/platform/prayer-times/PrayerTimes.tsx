import { type CalendarDate, formatDate } from '@aitours/domain/dates';
import { Disclosure } from '@aitours/ui';
import { lazy, useState } from 'react';
import { LazyPart } from '../LazyPart.tsx';
import { messages } from './messages.ts';

/** It loads when it is opened, and so do the times. */
const PrayerList = lazy(() => import('./PrayerList.tsx'));

export interface PrayerTimesProps {
  readonly date: CalendarDate;
  /** A place, an area or an address. */
  readonly place: string;
}

/** When the prayers of a date begin at a place, folded. */
export function PrayerTimes(props: PrayerTimesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure variant="plain" title={messages.title(formatDate(props.date))} onToggle={setIsOpen}>
      {isOpen && (
        <LazyPart shape="wide">
          <PrayerList {...props} />
        </LazyPart>
      )}
    </Disclosure>
  );
}
