import { Section, TextField } from '@aitours/ui';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { EditableRows } from './EditableRows.tsx';
import * as styles from './editor.css.ts';
import { createTerm, type TermRow } from './termsDraft.ts';

export interface TermRowsProps {
  readonly draft: { readonly terms: readonly TermRow[] };
  readonly change: (part: { readonly terms: readonly TermRow[] }) => void;
}

/** The group of fields with the cancellation terms of a product. */
export function TermRows({ draft, change }: TermRowsProps) {
  return (
    <Section title={messages.groups.terms} description={messages.termsHint} size="medium">
      <EditableRows {...messages.terms} rows={draft.terms} create={createTerm} onChange={(terms) => change({ terms })}>
        {({ hours, percent }, index, edit) => (
          <div className={styles.fields}>
            <TextField
              name={`cancellation_terms.${index}.hours_before`}
              label={messages.hours}
              inputMode="numeric"
              maxLength={4}
              value={hours}
              onChange={(text) => edit({ hours: text })}
              required
            />
            <TextField
              name={`cancellation_terms.${index}.percent`}
              label={messages.percent}
              inputMode="numeric"
              maxLength={3}
              value={percent}
              onChange={(text) => edit({ percent: text })}
              required
            />
          </div>
        )}
      </EditableRows>
    </Section>
  );
}
