import type { Schema } from '@aitours/api-client';
import { formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { Badge, Button, type TableColumn, Text } from '@aitours/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { roleNames } from '../../features/staff-access/messages.ts';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import * as cells from './cells.css.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { messages } from './messages.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { SectionHead } from './SectionHead.tsx';
import { useList } from './useList.ts';

type Member = Schema<'StaffMember'>;

const columnsFor = (ownId: string, onChange: (member: Member) => void): readonly TableColumn<Member>[] => [
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
          ? messages.neverSeen
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
          {messages.ownRole}
        </Text>
      ) : (
        <Button
          size="small"
          tone="secondary"
          aria-label={messages.changeRoleOf(member.full_name || member.email)}
          onClick={() => onChange(member)}
        >
          {messages.changeRole}
        </Button>
      ),
  },
];

const { lead, ...texts } = messages.lists.staff;

/** /dashboard/staff: the staff and their roles, for owners (GAP-59) */
export default function Staff() {
  return <DashboardFrame current="staff">{({ id }) => <Members ownId={id} />}</DashboardFrame>;
}

function Members({ ownId }: { ownId: string }) {
  const list = useList(paths.dashboardStaff, []);
  const page = useStaffPage('staff', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listStaffMembers', { query }),
  );
  const notify = useNotify();
  const [dialog, setDialog] = useState<{ readonly member?: Member }>();
  return (
    <>
      <SectionHead
        title={messages.sections.staff}
        lead={lead}
        action={
          <Button icon={UserPlus} onClick={() => setDialog({})}>
            {messages.addMember}
          </Button>
        }
      />
      <StaffTable
        {...list}
        caption={messages.sections.staff}
        columns={columnsFor(ownId, (member) => setDialog({ member }))}
        rowKey={({ id }) => id}
        page={page}
        path={paths.dashboardStaff}
        texts={texts}
      />
      {dialog && (
        <RoleDialog
          member={dialog.member}
          onClose={() => setDialog(undefined)}
          onSaved={(email, role) => {
            setDialog(undefined);
            notify('success', role ? messages.roleSaved(email, role) : messages.memberRemoved(email));
            if (page.is === 'loaded') page.reload();
          }}
        />
      )}
    </>
  );
}

export const meta = pageMeta('Staff · Dashboard');

export const isPrivate = true;
export const hasShell = false;
