import type { Schema } from '@aitours/api-client';
import { formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { type TableColumn, Text } from '@aitours/ui';
import { roleNames } from '../shared/access/messages.ts';
import * as cells from '../shared/cells.css.ts';
import { listMessages as messages } from '../shared/listMessages.ts';
import { Changes } from './audit-log/Changes.tsx';
import { messages as auditMessages, operationTexts } from './audit-log/messages.ts';

/** The columns of the audit log: when in Dubai, who, what, and the changed fields. */
export const auditColumns: readonly TableColumn<Schema<'AuditEntry'>>[] = [
  {
    key: 'at',
    header: messages.columns.when,
    cell: ({ at }) => (
      <span className={cells.whole}>
        {formatShortDate(toDubaiDate(new Date(at)))}, {formatTime(toDubaiTime(new Date(at)))}
      </span>
    ),
  },
  {
    key: 'who',
    header: messages.columns.who,
    cell: ({ user_email, role }) => (
      <span className={cells.lines}>
        <span>{user_email ?? auditMessages.deletedAccount}</span>
        <Text as="span" size="caption" tone="soft">
          {roleNames[role]}
        </Text>
      </span>
    ),
  },
  {
    key: 'what',
    header: messages.columns.what,
    rowHeader: true,
    cell: ({ operation, object_id, object_email }) => (
      <span className={cells.lines}>
        <span>{operationTexts[operation]}</span>
        <Text as="span" size="caption" tone="soft">
          {object_email ?? object_id}
        </Text>
      </span>
    ),
  },
  { key: 'changes', header: messages.columns.changes, cell: (entry) => <Changes {...entry} /> },
];
