import type { Schema } from '@aitours/api-client';
import { formatDate, toDubaiDate } from '@aitours/domain/dates';
import { Badge, Banner, Button, Inline, Skeleton, Stack, Text } from '@aitours/ui';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { defineQuery } from '../../platform/query.ts';
import { useFocusAfterRemoval } from '../../platform/useFocusAfterRemoval.ts';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { securityMessages as messages } from './securityMessages.ts';
import { useAttempt } from './useAttempt.ts';
import { useLogOut } from './useLogOut.ts';

export interface SessionsProps {
  /** Shows a notification about what has been done. */
  readonly onDone: (text: string) => void;
  /** The path of the page after logging out; default: home. */
  readonly pathAfterLogOut?: string;
}

type Device = Schema<'KnownDevice'>;

/** The browsers in which the user has logged in, and logging out of one, of all others or of all. */
export function Sessions(props: SessionsProps) {
  const { devices, hasFailed, retry, attempt, endDevice, endOthers, endAll } = useSessions(props);
  const container = useFocusAfterRemoval(
    devices?.map(({ id }) => id),
    'button',
  );
  return (
    <div ref={container}>
      <Stack align="start">
        <Text>{messages.sessionsHint}</Text>
        {hasFailed ? (
          <Banner tone="critical" announce="alert" onRetry={retry}>
            {messages.devicesFailed}
          </Banner>
        ) : devices ? (
          <Stack as="ul">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} onEnd={() => endDevice(device)} />
            ))}
          </Stack>
        ) : (
          <Skeleton shape="panel" />
        )}
        <AttemptError text={attempt.error} />
        <Inline>
          {devices?.some((device) => !device.is_current) && (
            <Button tone="secondary" busy={attempt.isBusy} onClick={endOthers}>
              {messages.logOutOthers}
            </Button>
          )}
          <Button tone="secondary" busy={attempt.isBusy} onClick={endAll}>
            {messages.logOutEverywhere}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onEnd: () => Promise<void>;
}

function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const attempt = useAttempt(messages.logOutFailed);
  const name = messages.deviceName(device);
  const day = (instant: string) => formatDate(toDubaiDate(new Date(instant)));
  return (
    <li>
      <Stack gap="xxsmall" align="start">
        <Inline>
          <Text strong>{name}</Text>
          {device.is_current && <Badge tone="positive">{messages.thisBrowser}</Badge>}
        </Inline>
        <Text size="small" tone="soft">
          {messages.deviceUse(day(device.first_used_at), day(device.last_used_at))}
        </Text>
        <AttemptError text={attempt.error} />
        {!device.is_current && (
          <Button tone="quiet" size="small" busy={attempt.isBusy} onClick={() => attempt.run(onEnd)}>
            {messages.logOutOf(name)}
          </Button>
        )}
      </Stack>
    </li>
  );
}

function useSessions({ onDone, pathAfterLogOut }: SessionsProps) {
  const client = useClient();
  const logOut = useLogOut(pathAfterLogOut);
  const attempt = useAttempt(messages.logOutFailed);
  const { data, failure, reload, mutate } = usePrivateQuery(defineQuery('listDevices'));
  return {
    devices: data,
    hasFailed: failure !== undefined,
    retry: reload,
    attempt,
    endDevice: async ({ id, ...device }: Device) => {
      await client.call('endDevice', { path: { id } });
      onDone(messages.loggedOutOf(messages.deviceName(device)));
      await mutate(data?.filter((other) => other.id !== id));
    },
    endOthers: () =>
      attempt.run(async () => {
        client.session.renew(await client.call('endOtherSessions'));
        onDone(messages.loggedOutOthers);
        await mutate();
      }),
    endAll: () =>
      attempt.run(async () => {
        await client.call('endSessions');
        logOut();
        onDone(messages.loggedOutEverywhere);
      }),
  };
}
