import type { Schema } from '@aitours/api-client';
import { Button, Dialog, Form, Inline, Stack, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';
import { useAttempt } from '../../../features/session/useAttempt.ts';
import { useClient } from '../../../platform/api.tsx';
import { DialogEnd } from '../../../routes/shared/DialogEnd.tsx';
import { RemovalDialog } from '../../../routes/shared/RemovalDialog.tsx';
import { pictureMessages as messages } from './pictureMessages.ts';

export interface PictureActionsProps {
  readonly picture: Schema<'StaffImage'>;
  readonly onChanged: () => void;
}

/** The buttons that edit the text of a picture and delete it. */
export function PictureActions({ picture, onChanged }: PictureActionsProps) {
  const notify = useNotify();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const done = (text: string) => {
    setOpen(undefined);
    notify('success', text);
    onChanged();
  };
  const close = () => setOpen(undefined);
  return (
    <Inline gap="small">
      <Button tone="secondary" size="small" aria-label={messages.editOf(picture.alt)} onClick={() => setOpen('edit')}>
        {messages.edit}
      </Button>
      <Button
        tone="secondary"
        size="small"
        aria-label={messages.deleteOf(picture.alt)}
        onClick={() => setOpen('delete')}
      >
        {messages.delete}
      </Button>
      {open === 'edit' && <EditText picture={picture} onClose={close} onDone={() => done(messages.saved)} />}
      {open === 'delete' && <DeletePicture picture={picture} onClose={close} onDone={() => done(messages.deleted)} />}
    </Inline>
  );
}

interface DialogProps {
  readonly picture: Schema<'StaffImage'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function EditText({ picture, onClose, onDone }: DialogProps) {
  const client = useClient();
  const attempt = useAttempt(messages.saveFailed, undefined, ['alt']);
  const [alt, setAlt] = useState(picture.alt);
  const [isShort, setShort] = useState(false);
  const save = () => {
    const text = alt.trim();
    setShort(text.length < 3);
    if (text.length < 3) return;
    attempt.run(async () => {
      await client.call('setImageAlt', { path: { imageId: picture.id }, body: { alt: text } });
      onDone();
    });
  };
  return (
    <Dialog open size="small" title={messages.editTitle} onClose={onClose} dismissable={!attempt.isBusy}>
      <Form
        label={messages.editTitle}
        errors={isShort ? { alt: messages.altShort } : attempt.fieldErrors}
        onSubmit={save}
      >
        <Stack gap="medium">
          <TextField
            name="alt"
            label={messages.alt}
            description={messages.altHint}
            maxLength={200}
            value={alt}
            onChange={setAlt}
            required
          />
          <DialogEnd attempt={attempt} confirm={messages.save} close={messages.cancel} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}

function DeletePicture({ picture, onClose, onDone }: DialogProps) {
  const client = useClient();
  return (
    <RemovalDialog
      messages={messages}
      remove={() => client.call('deleteImage', { path: { imageId: picture.id } })}
      onClose={onClose}
      onRemoved={onDone}
    >
      <Text>{picture.alt}</Text>
    </RemovalDialog>
  );
}
