import { type Schema, toErrorMessage } from '@aitours/api-client';
import { formatDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import {
  Banner,
  Button,
  Card,
  Dialog,
  ErrorState,
  Heading,
  Inline,
  PageSkeleton,
  Section,
  Stack,
  StatusBadge,
  Text,
} from '@aitours/ui';
import { useRef, useState } from 'react';
import { requestBadge } from '../../features/bookings/statusBadges.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../platform/api.tsx';
import { useIsOffline } from '../../platform/offline/readReports.ts';
import { listCruiseRequests } from '../../platform/offline/storeCopies.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { messages } from './messages.ts';

const texts = messages.cruises;

type Request = Schema<'CruiseRequest'>;

/** The user's cruise requests, which can be withdrawn; nothing if there are none. */
export default function CruiseRequests() {
  const notify = useNotify();
  const list = useRef<HTMLDivElement>(null);
  const [toWithdraw, setToWithdraw] = useState<Request>();
  const { data, error, reload, mutate } = usePrivateQuery({ key: 'listCruiseRequests', load: listCruiseRequests });
  if (!data) {
    if (error === undefined) return <PageSkeleton shape="cards" label={texts.loading} />;
    return (
      <ErrorState title={texts.failed} onRetry={reload}>
        {toErrorMessage(error)}
      </ErrorState>
    );
  }
  if (data.length === 0) return null;

  const replace = async (withdrawn: Request) => {
    setToWithdraw(undefined);
    const isIt = ({ request_number }: Request) => request_number === withdrawn.request_number;
    await mutate(
      data.map((request) => (isIt(request) ? withdrawn : request)),
      { revalidate: false },
    );
    // The button that had the focus has disappeared.
    list.current?.querySelector<HTMLElement>(`[data-request="${withdrawn.request_number}"]`)?.focus();
    notify('success', texts.withdrawn(withdrawn.request_number));
  };

  return (
    <Section title={texts.title} description={texts.lead} size="medium">
      <div ref={list}>
        <Stack gap="medium">
          {data.map((request) => (
            <div key={request.request_number} data-request={request.request_number} tabIndex={-1}>
              <Entry request={request} onWithdraw={() => setToWithdraw(request)} />
            </div>
          ))}
        </Stack>
      </div>
      {toWithdraw && (
        <WithdrawDialog
          request={toWithdraw}
          onClose={() => setToWithdraw(undefined)}
          onWithdrawn={(withdrawn) => void replace(withdrawn)}
        />
      )}
    </Section>
  );
}

function Entry({ request, onWithdraw }: { request: Request; onWithdraw: () => void }) {
  const { request_number: number, status, title, date, guests, total } = request;
  const isOffline = useIsOffline();
  return (
    <Card padding="large">
      <Stack gap="small">
        <Inline justify="between" gap="small">
          <Heading level={3} size="small">
            {number}
          </Heading>
          <StatusBadge {...requestBadge(status)} />
        </Inline>
        <Text>{title}</Text>
        <Text tone="soft">{texts.details(formatDate(date), guests)}</Text>
        <Inline justify="between" gap="small">
          <Text strong>{texts.estimate(formatPrice(parseFils(total)))}</Text>
          {status === 'requested' && (
            <Button
              size="small"
              tone="quiet"
              aria-label={texts.withdrawOf(number)}
              disabled={isOffline}
              onClick={onWithdraw}
            >
              {texts.withdraw}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

interface WithdrawDialogProps {
  readonly request: Request;
  readonly onClose: () => void;
  readonly onWithdrawn: (withdrawn: Request) => void;
}

function WithdrawDialog({ request: { request_number: ref }, onClose, onWithdrawn }: WithdrawDialogProps) {
  const client = useClient();
  const { isPending, submit } = useSubmitOnce();
  const [failure, setFailure] = useState<string>();
  const withdraw = async () => {
    setFailure(undefined);
    await client.call('withdrawCruiseRequest', { path: { ref } }).then(onWithdrawn, (error: unknown) => {
      setFailure(toErrorMessage(error));
    });
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={texts.withdrawTitle(ref)}
      onClose={onClose}
      dismissable={!isPending}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={isPending}>
            {texts.keep}
          </Button>
          <Button tone="danger" busy={isPending} onClick={() => void submit(withdraw)}>
            {texts.withdraw}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        <Text>{texts.withdrawText}</Text>
        {failure && (
          <Banner tone="critical" announce="alert" title={texts.withdrawFailed}>
            {failure}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
