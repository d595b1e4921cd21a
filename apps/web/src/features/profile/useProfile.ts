import { isProblem, type Schema } from '@aitours/api-client';
import { checkProfile } from '@aitours/domain/profile';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useMe } from '../../platform/useMe.ts';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { getProfileErrors, type ProfileErrors, type ProfileUpdate } from './profileForm.ts';

export type ProfileState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly user: Schema<'User'> };

export interface ProfileOutcomes {
  readonly onSaved: () => void;
  readonly onSaveFailed: () => void;
}

export interface Profile {
  readonly state: ProfileState;
  readonly errors: ProfileErrors;
  readonly isSaving: boolean;
  readonly save: (update: ProfileUpdate) => void;
}

/** Reads (SETTINGS-04) and updates (SETTINGS-05) the user's profile. */
export function useProfile(isSignedIn: boolean, { onSaved, onSaveFailed }: ProfileOutcomes): Profile {
  const client = useClient();
  const { user: known, failure: loadFailure, mutate } = useMe(isSignedIn);
  const { isPhone, parsePhone } = usePhoneRules();
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [isSaving, setSaving] = useState(false);

  const send = async (update: ProfileUpdate) => {
    setSaving(true);
    try {
      const user = await client.call('updateMe', { body: update });
      client.session.setUser(user);
      await mutate(user, { revalidate: false });
      onSaved();
    } catch (failure) {
      setErrors(getFieldErrors(failure));
      onSaveFailed();
    } finally {
      setSaving(false);
    }
  };

  return {
    state: getState(known, loadFailure, () => void mutate()),
    errors,
    isSaving,
    save: (update) => {
      const found = getProfileErrors(checkProfile(update, isPhone));
      setErrors(found);
      if (Object.keys(found).length === 0) void send({ ...update, phone: parsePhone(update.phone) ?? update.phone });
    },
  };
}

function getState(user: Schema<'User'> | undefined, failure: unknown, retry: () => void): ProfileState {
  if (user) return { is: 'loaded', user };
  return failure === undefined ? { is: 'loading' } : { is: 'failed', retry };
}

const getFieldErrors = (failure: unknown): ProfileErrors =>
  isProblem(failure) && failure.errors
    ? Object.fromEntries(Object.entries(failure.errors).map(([field, [text]]) => [field, text]))
    : {};
