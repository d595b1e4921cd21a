import type { Schema } from '@aitours/api-client';
import { formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { Badge, Button, type TableColumn, Text } from '@aitours/ui';
import { roleNames } from '../shared/access/messages.ts';
import * as cells from '../shared/cells.css.ts';
import { listMessages as messages } from '../shared/listMessages.ts';
import { staffMessages } from './staffMessages.ts';

type Member = Schema<'StaffMember'>;

/** The columns of the staff. Owners have no button for their own role. */
export const createStaffColumns = (ownId: string, onChange: (member: Member) => void): TableColumn<Member>[] => [
  {
    key: 'member',
    header: messages.columns.member,
    rowHeader: true,
    cell: ({ full_name, email }) => (
      <span className={cells.lines}>
        <span>{full_name || email}</span>
        {full_name && (
          <Text as="span" size="caption" tone="soft">
            {email}
          </Text>
        )}
      </span>
    ),
  },
  { key: 'role', header: messages.columns.role, cell: ({ role }) => <Badge>{roleNames[role]}</Badge> },
  {
    key: 'seen',
    header: messages.columns.lastSeen,
    cell: ({ last_seen_at: at }) => (
      <span className={cells.whole}>
        {at === null
          ? staffMessages.neverSeen
          : `${formatShortDate(toDubaiDate(new Date(at)))}, ${formatTime(toDubaiTime(new Date(at)))}`}
      </span>
    ),
  },
  {
    key: 'actions',
    header: messages.columns.actions,
    cell: (member) =>
      member.id === ownId ? (
        <Text size="small" tone="soft">
          {staffMessages.ownRole}
        </Text>
      ) : (
        <Button
          size="small"
          tone="secondary"
          aria-label={staffMessages.changeRoleOf(member.full_name || member.email)}
          onClick={() => onChange(member)}
        >
          {staffMessages.changeRole}
        </Button>
      ),
  },
];
