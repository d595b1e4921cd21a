import type { Schema } from '@aitours/api-client';
import { formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { Badge, type TableColumn, Text } from '@aitours/ui';
import * as cells from '../shared/cells.css.ts';
import { mailMessages } from './mailMessages.ts';
import { ResendMail } from './ResendMail.tsx';

type Mail = Schema<'QueuedMail'>;

const tones = { queued: 'info', retrying: 'pending', sent: 'positive', 'given-up': 'critical' } as const;
const { columns } = mailMessages;

/** The columns of the mails. @param onResent called when a mail was queued again */
export const createMailColumns = (onResent: () => void): readonly TableColumn<Mail>[] => [
  {
    key: 'queued',
    header: columns.queued,
    cell: ({ queued_at }) => (
      <span className={cells.whole}>
        {formatShortDate(toDubaiDate(new Date(queued_at)))}, {formatTime(toDubaiTime(new Date(queued_at)))}
      </span>
    ),
  },
  {
    key: 'kind',
    header: columns.kind,
    rowHeader: true,
    cell: ({ kind, booking_number }) => (
      <span className={cells.lines}>
        <span>{mailMessages.kinds[kind]}</span>
        {booking_number && (
          <Text as="span" size="caption" tone="soft">
            {booking_number}
          </Text>
        )}
      </span>
    ),
  },
  { key: 'recipient', header: columns.recipient, cell: ({ recipient }) => recipient },
  {
    key: 'state',
    header: columns.state,
    cell: ({ state, attempts, last_error }) => (
      <span className={cells.statuses}>
        <Badge tone={tones[state]}>{mailMessages.states[state]}</Badge>
        {last_error && (
          <Text as="span" size="caption" tone="soft">
            {mailMessages.attempts(attempts)}: {last_error}
          </Text>
        )}
      </span>
    ),
  },
  {
    key: 'action',
    header: columns.action,
    cell: ({ id, state, recipient }) =>
      state === 'given-up' && <ResendMail id={id} recipient={recipient} onDone={onResent} />,
  },
];
