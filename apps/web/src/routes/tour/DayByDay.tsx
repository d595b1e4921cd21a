import { addDays } from '@aitours/domain/dates';
import { ChoicePills, Stack } from '@aitours/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { PlannedTour } from '../../features/tour-booking/TourBooking.tsx';
import type { TourPlanning } from '../../features/tour-booking/useTourPlan.ts';
import { PrayerTimes } from '../../platform/prayer-times/PrayerTimes.tsx';
import * as styles from './DayByDay.css.ts';
import { DayPanel } from './DayPanel.tsx';
import { messages } from './planMessages.ts';

/** The days: exactly one is open, selected by tab or by its title (TOUR-06, TOUR-07). */
export function DayByDay({ planning, onCustomise }: { planning: TourPlanning; onCustomise: PlannedTour['customise'] }) {
  const { days, picks } = planning;
  const [active, setActive] = useState(days[0]?.day_number);
  const id = useId();
  return (
    <Stack gap="large">
      <ChoicePills
        label={messages.days}
        options={days.map(({ day_number }) => ({ value: String(day_number), label: messages.day(day_number) }))}
        value={String(active)}
        onChange={(day) => setActive(Number(day))}
      />
      <Stack gap="small" as="ol">
        {days.map((day, index) => {
          const isActive = day.day_number === active;
          const panelId = `${id}-${day.day_number}`;
          return (
            <li key={day.day_number} className={styles.day} data-active={isActive || undefined}>
              <h3 className={styles.heading}>
                <button
                  type="button"
                  className={styles.title}
                  aria-expanded={isActive}
                  aria-controls={panelId}
                  aria-disabled={isActive || undefined}
                  onClick={() => setActive(day.day_number)}
                >
                  <span className={styles.number}>{messages.day(day.day_number)}</span>
                  <span className={styles.name}>{day.title}</span>
                  <ChevronDown aria-hidden className={styles.chevron} />
                </button>
              </h3>
              <div id={panelId} hidden={!isActive} className={styles.panel}>
                <Stack gap="large">
                  <DayPanel day={day} pick={picks?.[index]} onCustomise={(part) => onCustomise(day.day_number, part)} />
                  <DayPrayers planning={planning} index={index} />
                </Stack>
              </div>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** The prayer times where travellers sleep on the day, or else slept before; once a start date is chosen. */
function DayPrayers({ planning: { tour, days, start }, index }: { planning: TourPlanning; index: number }) {
  if (start.date === undefined) return null;
  const cities = days.slice(0, index + 1).map(({ hotel_details }) => hotel_details?.city);
  const place = cities.findLast(Boolean) || tour.destination || tour.location || messages.usualPlace;
  return <PrayerTimes date={addDays(start.date, index)} place={place} />;
}
