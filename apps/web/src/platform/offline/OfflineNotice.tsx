import { isPersonal } from '@aitours/api-client';
import { formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { Banner, Container } from '@aitours/ui';
import { useCallback, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { messages } from './messages.ts';
import * as styles from './OfflineNotice.css.ts';
import { type Offline, useOffline } from './readReports.ts';

interface OfflineNoticeProps {
  /** Whether the page shows what was read from a path of the API. */
  readonly isShown: (path: string) => boolean;
}

/** Says that the page shows what is stored in this browser, and of when it is. */
export function OfflineNotice({ isShown }: OfflineNoticeProps) {
  const offline = useOffline(isShown);
  const reload = useReload(offline?.hasNoNetwork === false);
  return (
    <div role="status">
      {offline && (
        <div className={styles.notice}>
          <Container>
            <Banner tone="pending" title={toTitle(offline)} onRetry={offline.hasNoNetwork ? undefined : reload}>
              {messages.actions}
            </Banner>
          </Container>
        </div>
      )}
    </div>
  );
}

/** The network may respond some time after the browser says that it is there. */
const RETRY_MILLISECONDS = 10_000;

/**
 * Returns a function that reads a user's data again. It is also called when the browser is connected, because SWR doesn't
 * read what it has read within the last two seconds, and while the shop can't be reached.
 */
function useReload(isUnreachable: boolean): () => void {
  const { mutate } = useSWRConfig();
  const reload = useCallback(() => void mutate(isPersonalKey).catch(() => undefined), [mutate]);
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reload]);
  useEffect(() => {
    if (!isUnreachable) return;
    const timer = setInterval(reload, RETRY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isUnreachable, reload]);
  return reload;
}

const isPersonalKey = (key: unknown): boolean => typeof key === 'string' && isPersonal(key);

function toTitle({ hasNoNetwork, readAt }: Offline): string {
  const why = hasNoNetwork ? messages.noNetwork : messages.unreachable;
  if (readAt === undefined) return why;
  const instant = new Date(readAt);
  return `${why} ${messages.asOf(formatTime(toDubaiTime(instant)), formatShortDate(toDubaiDate(instant)))}`;
}
