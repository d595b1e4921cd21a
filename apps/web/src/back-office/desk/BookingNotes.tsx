import { Button, Card, Form, Section, Stack, Text, TextArea } from '@aitours/ui';
import { useState } from 'react';
import * as cells from '../shared/cells.css.ts';
import { formatInstant } from '../shared/formatInstant.ts';
import { DeskProblems } from './DeskProblems.tsx';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';
import { type HandledBooking, useDeskAction } from './useDeskAction.ts';

export interface BookingNotesProps extends HandledBooking {
  readonly canAdd: boolean;
}

/** The notes of staff on a booking, and forms for a new one and for a message to the customer. */
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
      {canAdd && <NewMessage {...handled} />}
    </Stack>
  </Section>
);

const NewNote = (handled: HandledBooking) => (
  <DeskText
    {...handled}
    operation="addBookingNote"
    label={messages.newNote}
    maxLength={2000}
    missing={messages.noteMissing}
    failed={messages.noteFailed}
    done={messages.noteAdded}
    button={messages.addNote}
  />
);

function NewMessage(handled: HandledBooking) {
  const { email } = handled.details.booking;
  return (
    <DeskText
      {...handled}
      operation="sendBookingMessage"
      label={messages.newMessage}
      description={messages.messageHint(email)}
      maxLength={1500}
      missing={messages.messageMissing}
      failed={messages.messageFailed}
      done={messages.messageSent(email)}
      button={messages.sendMessage}
    />
  );
}

interface DeskTextProps extends HandledBooking {
  readonly operation: 'addBookingNote' | 'sendBookingMessage';
  readonly label: string;
  readonly description?: string;
  readonly maxLength: number;
  /** The error of an empty text. */
  readonly missing: string;
  readonly failed: string;
  readonly done: string;
  readonly button: string;
}

/** A form with one text about a booking, which is empty again once it is sent. */
function DeskText({ operation, label, missing, failed, done, button, onDone, ...rest }: DeskTextProps) {
  const { description, maxLength, ...handled } = rest;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const clearAndDone = (doneText: string) => {
    setText('');
    onDone(doneText);
  };
  const attempt = useDeskAction({ ...handled, onDone: clearAndDone }, failed, ['text']);
  const submit = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    attempt.run((client, target) => client.call(operation, { ...target, body: { text } }), done);
  };
  return (
    <Form label={label} errors={{ text: isMissing ? missing : attempt.fieldErrors['text'] }} onSubmit={submit}>
      <DeskProblems {...attempt} />
      <TextArea
        name="text"
        label={label}
        {...(description !== undefined && { description })}
        rows={2}
        maxLength={maxLength}
        value={text}
        onChange={setText}
      />
      <Button type="submit" tone="secondary" busy={attempt.isBusy}>
        {button}
      </Button>
    </Form>
  );
}
