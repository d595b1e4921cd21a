import { Button, Card, Form, Section, Stack, Text, TextArea } from '@aitours/ui';
import { useState } from 'react';
import * as cells from './cells.css.ts';
import { DeskProblems } from './DeskProblems.tsx';
import { formatInstant } from './formatInstant.ts';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import { type HandledBooking, useDeskAction } from './useDeskAction.ts';

export interface BookingNotesProps extends HandledBooking {
  readonly canAdd: boolean;
}

/** The notes of staff on a booking, and a form for a new one. */
export const BookingNotes = ({ canAdd, ...handled }: BookingNotesProps) => (
  <Section title={messages.notes} size="medium" description={messages.notesHint}>
    <Stack gap="medium">
      {handled.details.notes.length === 0 && <Text tone="soft">{messages.noNotes}</Text>}
      {handled.details.notes.map(({ id, text, author_email, created_at }) => (
        <Card key={id} padding="medium">
          <Stack gap="xsmall">
            <span className={cells.text}>{text}</span>
            <Text size="caption" tone="soft">
              {messages.noteBy(author_email ?? messages.deletedAccount, formatInstant(created_at))}
            </Text>
          </Stack>
        </Card>
      ))}
      {canAdd && <NewNote {...handled} />}
    </Stack>
  </Section>
);

function NewNote({ onDone, ...handled }: HandledBooking) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const clearAndDone = (doneText: string) => {
    setText('');
    onDone(doneText);
  };
  const attempt = useDeskAction({ ...handled, onDone: clearAndDone }, messages.noteFailed, ['text']);
  const submit = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    attempt.run((client, target) => client.call('addBookingNote', { ...target, body: { text } }), messages.noteAdded);
  };
  return (
    <Form
      label={messages.newNote}
      errors={{ text: isMissing ? messages.noteMissing : attempt.fieldErrors['text'] }}
      onSubmit={submit}
    >
      <DeskProblems {...attempt} />
      <TextArea name="text" label={messages.newNote} rows={2} maxLength={2000} value={text} onChange={setText} />
      <Button type="submit" tone="secondary" busy={attempt.isBusy}>
        {messages.addNote}
      </Button>
    </Form>
  );
}
