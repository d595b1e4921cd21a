import type { Schema } from '@aitours/api-client';
import { describeUserAgent } from '@aitours/domain/session';
import { Button, Dialog, Form, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { describeFailure } from './failureText.ts';
import { passkeyMessages as messages } from './passkeyMessages.ts';
import { addPasskey } from './passkeys.ts';
import { type Proof, ProveWithPasskey, proofFields, useProof } from './proof.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { securityMessages } from './securityMessages.ts';
import { useAttempt } from './useAttempt.ts';

interface PasskeyDialogProps {
  readonly user: Schema<'User'>;
  /** The passkey to remove; null: adds one. */
  readonly passkey: Schema<'Passkey'> | null;
  /** Whether the user can prove a passkey instead of the password. */
  readonly hasPasskeys: boolean;
  /** The recovery codes to save, once one has been added. */
  readonly codes: readonly string[] | undefined;
  readonly onAdded: (added: Schema<'AddedPasskey'>) => Promise<void>;
  readonly onRemoved: (removed: Schema<'Passkey'>) => void;
  readonly onClose: () => void;
}

/** Adds a passkey, or removes one, after the proof that the account requires. */
export default function PasskeyDialog({ codes, ...change }: PasskeyDialogProps) {
  if (!codes) return <ChangeDialog {...change} />;
  return (
    <Dialog open size="small" title={messages.add} onClose={change.onClose} dismissable={false}>
      <RecoveryCodes codes={codes} onClose={change.onClose} />
    </Dialog>
  );
}

type ChangeDialogProps = Omit<PasskeyDialogProps, 'codes'>;

function ChangeDialog({ user, passkey, hasPasskeys, onAdded, onRemoved, onClose }: ChangeDialogProps) {
  const client = useClient();
  const attempt = useAttempt(passkey ? messages.removeFailed : messages.addFailed, getText, proofFields);
  const { fields, errors, isRequired, check } = useProof(user, attempt);
  const [name, setName] = useState(() => securityMessages.deviceName(describeUserAgent(navigator.userAgent)));
  const [isNameMissing, setNameMissing] = useState(false);

  const act = async (proof: Proof) => {
    if (!passkey) return onAdded(await addPasskey(client, name.trim(), proof));
    client.session.renew(await client.call('removePasskey', { path: { id: passkey.id }, body: proof }));
    onRemoved(passkey);
  };
  const submit = () => {
    const isUnnamed = name.trim() === '';
    setNameMissing(isUnnamed);
    const proof = check();
    if (proof && !isUnnamed) attempt.run(() => act(proof));
  };
  const title = passkey ? messages.removeTitle : messages.add;
  return (
    <Dialog open size="small" title={title} onClose={onClose} dismissable={!attempt.isBusy}>
      <Form
        label={title}
        errors={{ ...(isNameMissing && { name: messages.nameMissing }), ...errors }}
        onSubmit={submit}
      >
        <Text>{passkey ? messages.removeHint(passkey.name) : messages.addHint}</Text>
        <AttemptError text={attempt.error} />
        {!passkey && (
          <TextField
            name="name"
            label={messages.name}
            autoFocus
            required
            maxLength={60}
            value={name}
            onChange={setName}
          />
        )}
        {fields}
        <Button type="submit" tone={passkey ? 'danger' : 'primary'} width="full" busy={attempt.isBusy}>
          {passkey ? messages.removeNow : messages.add}
        </Button>
        {hasPasskeys && isRequired && <ProveWithPasskey attempt={attempt} act={act} />}
      </Form>
    </Dialog>
  );
}

/** The browser reports by this name that the authenticator has a passkey of the account. */
const getText: typeof describeFailure = (failure, fallback) =>
  failure instanceof Error && failure.name === 'InvalidStateError'
    ? messages.addedBefore
    : describeFailure(failure, fallback);
