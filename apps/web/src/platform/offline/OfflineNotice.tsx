import { formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { Banner, Container } from '@aitours/ui';
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
  return (
    <div role="status">
      {offline && (
        <div className={styles.notice}>
          <Container>
            <Banner tone="pending" title={toTitle(offline)}>
              {messages.actions}
            </Banner>
          </Container>
        </div>
      )}
    </div>
  );
}

function toTitle({ hasNoNetwork, readAt }: Offline): string {
  const why = hasNoNetwork ? messages.noNetwork : messages.unreachable;
  if (readAt === undefined) return why;
  const instant = new Date(readAt);
  return `${why} ${messages.asOf(formatTime(toDubaiTime(instant)), formatShortDate(toDubaiDate(instant)))}`;
}
