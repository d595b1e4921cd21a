import type { Schema } from '@aitours/api-client';
import { Button, Card, Inline, Section, Stack, Text, TextLink } from '@aitours/ui';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { accountMessages as messages } from './accountMessages.ts';
import { useAttempt } from './useAttempt.ts';
import { useLogOut } from './useLogOut.ts';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

export interface AccountDataProps {
  readonly user: Schema<'User'>;
  /** Shows a notification about what has been done. */
  readonly onDone: (text: string) => void;
}

/** Downloads the account's data, and deletes the account. */
export function AccountData(props: AccountDataProps) {
  return (
    <>
      <Card padding="large">
        <Section title={messages.data} size="medium">
          <Downloads />
        </Section>
      </Card>
      <Card padding="large">
        <Section title={messages.deletion} size="medium">
          <Deletion {...props} />
        </Section>
      </Card>
    </>
  );
}

function Downloads() {
  const client = useClient();
  const page = useAttempt(messages.downloadFailed);
  const json = useAttempt(messages.downloadFailed);
  const error = page.error ?? json.error;
  const downloadPage = () =>
    page.run(async () => {
      const [data, { renderAccountDocument }] = await Promise.all([
        client.call('exportAccount'),
        import('./accountDocument.ts'),
      ]);
      saveFile('aitours-account.html', 'text/html;charset=utf-8', renderAccountDocument(data));
    });
  const downloadJson = () =>
    json.run(async () => {
      const data = await client.call('exportAccount');
      saveFile('aitours-account.json', 'application/json', JSON.stringify(data, null, 2));
    });
  return (
    <Stack align="start">
      <Text>{messages.dataHint}</Text>
      <AttemptError text={error} />
      <Inline>
        <Button tone="secondary" icon={Download} busy={page.isBusy} onClick={downloadPage}>
          {messages.downloadPage}
        </Button>
        <Button tone="secondary" icon={Download} busy={json.isBusy} onClick={downloadJson}>
          {messages.downloadJson}
        </Button>
      </Inline>
    </Stack>
  );
}

function Deletion({ user, onDone }: AccountDataProps) {
  const logOut = useLogOut();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack align="start">
      <Text>{messages.deletionHint}</Text>
      <Text>{messages.bookingsHint}</Text>
      <Text>
        {messages.unfinishedHint} <TextLink href={paths.myBookings}>{messages.toBookings}</TextLink>
      </Text>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {messages.deleteAccount}
      </Button>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog
            user={user}
            onClose={() => setOpen(false)}
            onDeleted={() => {
              logOut();
              onDone(messages.deleted);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
