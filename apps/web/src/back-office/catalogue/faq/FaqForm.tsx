import { faqPlaceholders, topics } from '@aitours/domain/assistant';
import { Checkbox, NativeSelect, Section, TextArea, TextField } from '@aitours/ui';
import { ListError } from '../../shared/ListError.tsx';
import { EditableRows } from '../product/EditableRows.tsx';
import { EditForm } from '../product/EditForm.tsx';
import * as styles from '../product/editor.css.ts';
import type { ProductEditing } from '../product/productForm.ts';
import { useUndoableRows } from '../product/useUndoableRows.ts';
import { createFaqRow, type FaqDraft, type FaqRow } from './faqDraft.ts';
import { faqMessages as messages } from './faqMessages.ts';

/** All questions of the FAQ. */
export function FaqForm({ editing }: { readonly editing: ProductEditing<FaqDraft> }) {
  const { draft, change } = editing;
  const replace = useUndoableRows(
    draft.entries,
    (entries) => change({ entries }),
    messages,
    ({ question }) => question,
  );
  return (
    <EditForm label={messages.form} editing={editing}>
      <Section title={messages.questions} description={messages.questionsHint(faqPlaceholders)} size="medium">
        <ListError name="entries" />
        <EditableRows {...messages.rows} rows={draft.entries} create={createFaqRow} onChange={replace}>
          {(row, index, edit) => <EntryFields row={row} path={`entries.${index}`} edit={edit} />}
        </EditableRows>
      </Section>
    </EditForm>
  );
}

interface EntryFieldsProps {
  readonly row: FaqRow;
  /** Of the row's fields on the wire. */
  readonly path: string;
  readonly edit: (part: Partial<FaqRow>) => void;
}

function EntryFields({ row, path, edit }: EntryFieldsProps) {
  return (
    <>
      <TextField
        name={`${path}.question`}
        label={messages.question}
        maxLength={200}
        value={row.question}
        onChange={(question) => edit({ question })}
        required
      />
      <TextArea
        name={`${path}.answer`}
        label={messages.answer}
        rows={3}
        maxLength={2000}
        value={row.answer}
        onChange={(answer) => edit({ answer })}
        required
      />
      <Place row={row} path={path} edit={edit} />
      <Link row={row} path={path} edit={edit} />
      <Checkbox checked={row.published} onChange={(published) => edit({ published })}>
        {messages.published}
      </Checkbox>
    </>
  );
}

const topicOptions = topics.map((value) => ({ value, label: messages.topics[value] }));

const Place = ({ row, path, edit }: EntryFieldsProps) => (
  <div className={styles.fields}>
    <TextField
      name={`${path}.section`}
      label={messages.section}
      description={messages.sectionHint}
      maxLength={80}
      value={row.section}
      onChange={(section) => edit({ section })}
      required
    />
    <NativeSelect
      name={`${path}.topic`}
      label={messages.topic}
      options={topicOptions}
      value={row.topic}
      onChange={(value) => edit({ topic: topics.find((topic) => topic === value) ?? row.topic })}
    />
    <TextField
      name={`${path}.also`}
      label={messages.also}
      description={messages.alsoHint}
      maxLength={200}
      value={row.also}
      onChange={(also) => edit({ also })}
    />
  </div>
);

const Link = ({ row, path, edit }: EntryFieldsProps) => (
  <div className={styles.fields}>
    <TextField
      name={`${path}.link.label`}
      label={messages.linkLabel}
      maxLength={80}
      value={row.linkLabel}
      onChange={(linkLabel) => edit({ linkLabel })}
    />
    <TextField
      name={`${path}.link.href`}
      label={messages.linkHref}
      description={messages.linkHint}
      maxLength={500}
      value={row.linkHref}
      onChange={(linkHref) => edit({ linkHref })}
    />
  </div>
);
