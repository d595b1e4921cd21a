import { useState } from 'react';
import type { Schedule } from './scheduleDraft.ts';
import { type ScheduleProps, useScheduleEdit } from './useScheduleEdit.ts';

interface ScheduleForm<Draft> {
  /** Returns messages by field. */
  readonly check: (draft: Draft) => Readonly<Record<string, string>>;
  /** Returns the whole schedule after the change. */
  readonly toSchedule: (draft: Draft) => Schedule;
  /** The server's names of the fields whose errors the form shows. */
  readonly fields: readonly string[];
}

/** Edits a rule or a blackout: the first submit shows what would change, the second one saves it. */
export function useScheduleForm<Draft extends object>(
  props: ScheduleProps,
  first: Draft,
  { check, toSchedule, fields }: ScheduleForm<Draft>,
) {
  const [draft, setDraft] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const editing = useScheduleEdit(props, fields);
  const found = check(draft);
  return {
    draft,
    editing,
    found: isChecked ? found : {},
    submit: () => {
      setChecked(true);
      if (Object.keys(found).length > 0) return;
      if (editing.preview) editing.apply(toSchedule(draft));
      else editing.showPreview(toSchedule(draft));
    },
    change: (part: Partial<Draft>) => {
      setDraft((current) => ({ ...current, ...part }));
      editing.discardPreview();
    },
  };
}
