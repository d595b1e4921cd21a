import { formatTime, toDubaiTime } from '@aitours/domain/dates';
import { Text } from '@aitours/ui';
import * as styles from './Departures.css.ts';
import { liveMessages as messages } from './departureMessages.ts';
import type { DeparturesState } from './useDepartures.ts';

export type LiveStatusProps = Pick<Extract<DeparturesState, { is: 'loaded' }>, 'live' | 'readAt' | 'news'>;

const formatAt = (at: Date): string => formatTime(toDubaiTime(at));

/** Whether the list updates by itself, and what has changed last. */
export function LiveStatus({ live, readAt, news: { latest } }: LiveStatusProps) {
  return (
    <div role="status" className={styles.screenOnly}>
      <Text size="small" tone="soft">
        <span className={styles.live} data-live={live}>
          {messages[live](formatAt(readAt))}
        </span>
        {/* Another element, so that the same text is announced again. */}
        {latest && <span key={latest.at.getTime()}> {messages.changes(formatAt(latest.at), latest)}</span>}
      </Text>
    </div>
  );
}
