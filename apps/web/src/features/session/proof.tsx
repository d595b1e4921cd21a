import type { Schema } from '@aitours/api-client';
import { Button, TextField } from '@aitours/ui';
import { type ReactNode, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { provePasskey } from './passkeys.ts';
import { secondFactorMessages as messages } from './secondFactorMessages.ts';
import type { Attempt } from './useAttempt.ts';

export type Proof = Schema<'SecondFactorProof'>;
type ProofField = 'password' | 'code';

/** The fields whose errors `useProof` shows. */
export const proofFields: readonly ProofField[] = ['password', 'code'];

/** Returns the fields that a user has to fill in to change how to sign in. */
const listProofFields = ({ has_password, second_factor }: Schema<'User'>): readonly ProofField[] => [
  ...(has_password ? (['password'] as const) : []),
  ...(second_factor === 'added' || second_factor === 'passkey' ? (['code'] as const) : []),
];

interface ProofForm {
  readonly fields: ReactNode;
  /** Whether there are fields. */
  readonly isRequired: boolean;
  readonly errors: Readonly<Record<string, string>>;
  /** Returns the proof, or null after showing what is missing. */
  readonly check: () => Proof | null;
}

/**
 * The fields of the proof that changing how to sign in requires: what the account has of password and second factor.
 */
export function useProof(user: Schema<'User'>, attempt: Attempt): ProofForm {
  const [values, setValues] = useState<Readonly<Record<ProofField, string>>>({ password: '', code: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const required = listProofFields(user);
  const check = () => {
    const missing = required.filter((name) => values[name].trim() === '');
    attempt.clear();
    setErrors(Object.fromEntries(missing.map((name) => [name, messages[`${name}Missing`]])));
    return missing.length > 0 ? null : Object.fromEntries(required.map((name) => [name, values[name]]));
  };
  const change = (name: ProofField) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const fields = required.map((name) =>
    name === 'password' ? (
      <TextField
        key={name}
        name={name}
        type="password"
        label={messages.password}
        autoComplete="current-password"
        required
        value={values.password}
        onChange={change(name)}
      />
    ) : (
      <TextField
        key={name}
        name={name}
        label={user.second_factor === 'added' ? messages.code : messages.recoveryCode}
        autoComplete="one-time-code"
        required
        value={values.code}
        onChange={change(name)}
      />
    ),
  );
  return { fields, isRequired: fields.length > 0, errors: { ...errors, ...attempt.fieldErrors }, check };
}

interface ProveWithPasskeyProps {
  readonly attempt: Attempt;
  readonly act: (proof: Proof) => Promise<void>;
}

/** Proves the user with a passkey instead of the fields. */
export function ProveWithPasskey({ attempt, act }: ProveWithPasskeyProps) {
  const client = useClient();
  const prove = () => attempt.run(async () => act({ passkey: await provePasskey(client) }));
  return (
    <Button tone="quiet" busy={attempt.isBusy} onClick={prove}>
      {messages.usePasskey}
    </Button>
  );
}
