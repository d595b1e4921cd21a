import { formatTime, toDubaiTime } from '@aitours/domain/dates';
import { Banner, Button, Stack, Text } from '@aitours/ui';
import type { UnsentScans } from '../shared/unsentScans.ts';
import { messages } from './messages.ts';

export interface GateNoticesProps {
  /** When the list was read, if it can't be read now. */
  readonly offlineSince: string | undefined;
  readonly unsent: UnsentScans;
}

/** Says that there is no connection, what isn't sent, and which scans the server has refused after the fact. */
export function GateNotices({ offlineSince, unsent: { scans, refused, change } }: GateNoticesProps) {
  return (
    <Stack gap="small">
      {refused.length > 0 && (
        <Banner
          tone="critical"
          announce="alert"
          title={messages.refused(refused.length)}
          action={
            <Button tone="secondary" size="small" onClick={() => change((stored) => ({ ...stored, refused: [] }))}>
              {messages.refusedDone}
            </Button>
          }
        >
          <Stack as="ul" gap="xxsmall">
            {refused.map(({ id, number, result, checkIn }) => (
              <Text key={id} as="li" size="small">
                {[number, messages.results[result], result === 'already' && checkIn && firstScan(checkIn)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            ))}
          </Stack>
        </Banner>
      )}
      <div role="status">
        <Stack gap="small">
          {offlineSince !== undefined && (
            <Banner tone="pending" title={messages.offline}>
              {messages.offlineText(formatTime(toDubaiTime(new Date(offlineSince))))}
            </Banner>
          )}
          {scans.length > 0 && (
            <Banner tone="info" title={messages.unsent(scans.length)}>
              {messages.unsentText}
            </Banner>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

const firstScan = ({ at, gate }: { readonly at: string; readonly gate: string }): string =>
  messages.firstScan(formatTime(toDubaiTime(new Date(at))), gate);
