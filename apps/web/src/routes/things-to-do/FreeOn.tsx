import { type DayPart, dayParts, maxPeople } from '@aitours/domain/browse';
import { type CalendarDate, getLastBookableDate } from '@aitours/domain/dates';
import { Button, NativeSelect, NumberStepper, Stack, Text, TextField } from '@aitours/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Browsing } from '../../features/catalogue/browsing.ts';
import { useToday } from '../../platform/useToday.ts';
import * as styles from './FreeOn.css.ts';
import { dateFieldId, focusDateField } from './focusDateField.ts';
import { freeMessages } from './freeMessages.ts';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

/** The option "any time", which the URL omits. */
const ANY = 'any';

const times = ([ANY, ...dayParts] as const).map((value) => ({ value, label: freeMessages.times[value] }));

/** When a group wants to go: with a date, the list has only what is free for it. */
export function FreeOn({ browsing, onBrowse }: BrowsingProps) {
  const { category, date, people = 1, time } = browsing;
  const note = date && freeMessages.notes[category];
  // Back removes the date; it doesn't undo each press of the stepper.
  const refine = (part: Partial<Browsing>) => onBrowse({ ...part, shown: undefined }, { replace: true });
  const setDate = (next: CalendarDate | undefined) =>
    onBrowse({ date: next, shown: undefined }, { replace: date !== undefined && next !== undefined });
  return (
    <Stack gap="small">
      <div className={styles.fields}>
        <DateOfVisit date={date} onChange={setDate} />
        <NativeSelect
          label={freeMessages.time}
          options={times}
          value={time ?? ANY}
          onChange={(value) => refine({ time: dayParts.find((part): part is DayPart => part === value) })}
        />
        <NumberStepper
          label={freeMessages.people}
          min={1}
          max={maxPeople}
          maxReason={freeMessages.maxPeople(maxPeople)}
          value={people}
          onChange={(next) => refine({ people: next > 1 ? next : undefined })}
        />
        {date !== undefined && (
          <Button
            tone="quiet"
            icon={X}
            onClick={() => {
              setDate(undefined);
              focusDateField();
            }}
          >
            {freeMessages.anyDate}
          </Button>
        )}
      </div>
      {note && <Text tone="soft">{note}</Text>}
    </Stack>
  );
}

interface DateOfVisitProps {
  date: CalendarDate | undefined;
  onChange: (date: CalendarDate | undefined) => void;
}

/** A date from today on. While its year is typed, the browser reports dates of the first centuries: they stay in the field. */
function DateOfVisit({ date = '', onChange }: DateOfVisitProps) {
  const today = useToday();
  const last = today && getLastBookableDate(today);
  const [text, setText] = useState(date);
  const [isLeft, setLeft] = useState(false);
  // The URL may change elsewhere.
  const [chosen, setChosen] = useState(date);
  if (date !== chosen) {
    setChosen(date);
    setText(date);
  }
  const isOffered = (day: CalendarDate): boolean => !today || !last || (today <= day && day <= last);
  return (
    <TextField
      id={dateFieldId}
      type="date"
      label={freeMessages.when}
      min={today}
      max={last}
      value={text}
      errorMessage={isLeft && text !== '' && !isOffered(text) ? freeMessages.notOffered : undefined}
      onBlur={() => setLeft(true)}
      onFocus={() => setLeft(false)}
      onChange={(next) => {
        setText(next);
        if (next === '') onChange(undefined);
        else if (isOffered(next)) onChange(next);
      }}
    />
  );
}
