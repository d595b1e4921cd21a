import type { Schema } from '@aitours/api-client';
import { formatDate, toDubaiDate } from '@aitours/domain/dates';
import { Banner, Button, Skeleton, Stack, Text } from '@aitours/ui';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useClient } from '../../platform/api.tsx';
import { defineQuery } from '../../platform/query.ts';
import { useFocusAfterRemoval } from '../../platform/useFocusAfterRemoval.ts';
import { useMe } from '../../platform/useMe.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { useReloadOf } from '../../platform/useReloadOf.ts';
import { passkeyMessages as messages } from './passkeyMessages.ts';

const PasskeyDialog = lazy(() => import('./PasskeyDialog.tsx'));

type Passkey = Schema<'Passkey'>;

interface PasskeySettingsProps {
  readonly user: Schema<'User'>;
  /** Shows a notification about what has been done. */
  readonly onDone: (text: string) => void;
}

/** The user's passkeys; adds and removes them. */
export default function PasskeySettings({ user, onDone }: PasskeySettingsProps) {
  const { passkeys, hasFailed, retry, codes, hideCodes, addToList, removeFromList } = usePasskeys(onDone);
  // Null: a new one.
  const [opened, open] = useState<Passkey | null>();
  const container = useFocusAfterRemoval(
    passkeys?.map(({ id }) => id),
    'button',
  );
  return (
    <div ref={container}>
      <Stack align="start">
        <Text>{messages.hint}</Text>
        {hasFailed ? (
          <Banner tone="critical" announce="alert" onRetry={retry}>
            {messages.loadFailed}
          </Banner>
        ) : passkeys ? (
          <PasskeyList passkeys={passkeys} onRemove={open} />
        ) : (
          <Skeleton shape="panel" />
        )}
        <AddPasskey onOpen={() => open(null)} />
      </Stack>
      {opened !== undefined && (
        <Suspense>
          <PasskeyDialog
            user={user}
            passkey={opened}
            hasPasskeys={passkeys !== undefined && passkeys.length > 0}
            codes={codes}
            onAdded={async (added) => {
              // Before the dialog closes, which then focuses its button and not the new item.
              await addToList(added);
              // At once: until its effects have ended, everything outside of the dialog is inert, also its button.
              if (!added.second_factor) flushSync(() => open(undefined));
            }}
            onRemoved={(removed) => {
              open(undefined);
              removeFromList(removed);
            }}
            onClose={() => {
              hideCodes();
              open(undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const AddPasskey = ({ onOpen }: { readonly onOpen: () => void }) =>
  typeof PublicKeyCredential === 'undefined' ? (
    <Text>{messages.unsupported}</Text>
  ) : (
    <Button tone="secondary" onClick={onOpen}>
      {messages.add}
    </Button>
  );

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const day = (instant: string) => formatDate(toDubaiDate(new Date(instant)));
  if (passkeys.length === 0) return <Text>{messages.empty}</Text>;
  return (
    <Stack as="ul">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <Stack gap="xxsmall" align="start">
            <Text strong>{passkey.name}</Text>
            <Text size="small" tone="soft">
              {messages.dates(day(passkey.created_at), passkey.last_used_at && day(passkey.last_used_at))}
            </Text>
            <Button tone="quiet" size="small" onClick={() => onRemove(passkey)}>
              {messages.remove(passkey.name)}
            </Button>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function usePasskeys(onDone: PasskeySettingsProps['onDone']) {
  const client = useClient();
  const { mutate: mutateMe } = useMe(true);
  const reloadDevices = useReloadOf('listDevices');
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, failure, reload, mutate } = usePrivateQuery(defineQuery('listPasskeys'));
  const refresh = () => {
    void mutateMe();
    void reloadDevices();
  };
  return {
    passkeys: data,
    hasFailed: failure !== undefined,
    retry: reload,
    codes,
    hideCodes: () => setCodes(undefined),
    addToList: async ({ passkey, second_factor }: Schema<'AddedPasskey'>) => {
      if (second_factor) {
        const { recovery_codes, ...tokens } = second_factor;
        client.session.renew(tokens);
        setCodes(recovery_codes);
      }
      onDone((second_factor ? messages.addedToStaff : messages.added)(passkey.name));
      await mutate([...(data ?? []), passkey], { revalidate: false });
      refresh();
    },
    removeFromList: ({ id, name }: Passkey) => {
      onDone(messages.removed(name));
      void mutate(
        data?.filter((other) => other.id !== id),
        { revalidate: false },
      );
      refresh();
    },
  };
}
