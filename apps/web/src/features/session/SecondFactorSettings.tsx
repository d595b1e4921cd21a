import type { Schema } from '@aitours/api-client';
import { Banner, Button, Form, Inline, QrCode, Text, TextField } from '@aitours/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { useMe } from '../../platform/useMe.ts';
import { useReloadOf } from '../../platform/useReloadOf.ts';
import { type Proof, ProveWithPasskey, proofFields, useProof } from './proof.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorMessages as messages } from './secondFactorMessages.ts';
import { securityMessages } from './securityMessages.ts';
import { type Attempt, useAttempt } from './useAttempt.ts';

interface SecondFactorSettingsProps {
  readonly user: Schema<'User'>;
  /** Shows a notification about what has been done. */
  readonly onDone: (text: string) => void;
}

type Step =
  | { readonly is: 'rest' }
  | { readonly is: 'confirm'; readonly created: Schema<'NewSecondFactor'> }
  | { readonly is: 'saveCodes'; readonly codes: readonly string[] };

/** Adds, replaces and removes the authenticator app of a staff member. */
export default function SecondFactorSettings({ user, onDone }: SecondFactorSettingsProps) {
  const client = useClient();
  const { mutate } = useMe(true);
  const reloadDevices = useReloadOf('listDevices');
  const attempt = useAttempt(messages.failed, undefined, proofFields);
  const [step, setStep] = useState<Step>({ is: 'rest' });

  const refresh = () => Promise.all([mutate(), reloadDevices()]);

  const start = async (proof: Proof) =>
    setStep({ is: 'confirm', created: await client.call('startSecondFactor', { body: proof }) });
  const remove = async (proof: Proof) => {
    client.session.renew(await client.call('removeSecondFactor', { body: proof }));
    onDone(messages.removed);
    await refresh();
  };
  const confirm = (code: string) =>
    attempt.run(async () => {
      const { recovery_codes, ...tokens } = await client.call('confirmSecondFactor', { body: { code } });
      client.session.renew(tokens);
      setStep({ is: 'saveCodes', codes: recovery_codes });
      onDone(messages.confirmed);
      await refresh();
    });
  const rest = () => {
    attempt.clear();
    setStep({ is: 'rest' });
  };

  const frame = useFocusedFrame(`${step.is} ${user.second_factor}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to a form; the forms are inside
    <div ref={frame} tabIndex={-1} role="group" aria-label={securityMessages.secondFactor}>
      {step.is === 'rest' && (
        <Rest key={user.second_factor} user={user} attempt={attempt} onStart={start} onRemove={remove} />
      )}
      {step.is === 'confirm' && (
        <Confirmation created={step.created} attempt={attempt} onConfirm={confirm} onCancel={rest} />
      )}
      {step.is === 'saveCodes' && <RecoveryCodes codes={step.codes} onClose={rest} />}
    </div>
  );
}

/** Focuses the frame after a step whose control is gone, unless the next step has focused one of its own. */
function useFocusedFrame(step: string) {
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef(step);
  useLayoutEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, [step]);
  return frame;
}
interface RestProps {
  readonly user: Schema<'User'>;
  readonly attempt: Attempt;
  readonly onStart: (proof: Proof) => Promise<void>;
  readonly onRemove: (proof: Proof) => Promise<void>;
}

/** What is added, and the proof that a change requires. */
function Rest({ user, attempt, onStart, onRemove }: RestProps) {
  const { second_factor, recovery_codes_left } = user;
  const isAdded = second_factor === 'added';
  const { fields, errors, check } = useProof(user, attempt);
  const prove = (act: RestProps['onStart']) => {
    const proof = check();
    if (proof) attempt.run(() => act(proof));
  };
  return (
    <Form label={securityMessages.secondFactor} errors={errors} onSubmit={() => prove(onStart)}>
      {second_factor === 'required' && <Banner tone="pending">{messages.required}</Banner>}
      <Text>
        {isAdded
          ? messages.added(recovery_codes_left)
          : second_factor === 'passkey'
            ? messages.addedPasskey(recovery_codes_left)
            : messages.hint}
      </Text>
      {isAdded && <Text tone="soft">{messages.replaceHint}</Text>}
      <AttemptError text={attempt.error} />
      {fields}
      <Inline>
        <Button type="submit" tone="secondary" width="phone" busy={attempt.isBusy}>
          {isAdded ? messages.replace : messages.add}
        </Button>
        {second_factor === 'passkey' && <ProveWithPasskey attempt={attempt} act={onStart} />}
        {isAdded && (
          <Button tone="quiet" busy={attempt.isBusy} onClick={() => prove(onRemove)}>
            {messages.remove}
          </Button>
        )}
      </Inline>
    </Form>
  );
}

interface ConfirmationProps {
  readonly created: Schema<'NewSecondFactor'>;
  readonly attempt: Attempt;
  readonly onConfirm: (code: string) => void;
  readonly onCancel: () => void;
}

/** The new secret as a QR code and as text, and its first code. */
function Confirmation({ created, attempt, onConfirm, onCancel }: ConfirmationProps) {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    attempt.clear();
    setMissing(code.trim() === '');
    if (code.trim() !== '') onConfirm(code);
  };
  const error = isMissing ? messages.newCodeMissing : attempt.fieldErrors['code'];
  return (
    <Form label={securityMessages.secondFactor} errors={{ code: error }} onSubmit={submit}>
      <Text>{messages.scan}</Text>
      <QrCode label={messages.qrCode} cells={encode(created.uri, { ecc: 'M', border: 0 }).data} />
      <Text>
        {messages.secret} <code>{created.secret.match(/.{4}/g)?.join(' ')}</code>
      </Text>
      <Text>{messages.confirmHint}</Text>
      <AttemptError text={attempt.error} />
      <TextField
        name="code"
        label={messages.newCode}
        autoComplete="one-time-code"
        autoFocus
        required
        value={code}
        onChange={setCode}
      />
      <Inline>
        <Button type="submit" width="phone" busy={attempt.isBusy}>
          {messages.confirm}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
