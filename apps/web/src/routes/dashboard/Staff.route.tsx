import type { Schema } from '@aitours/api-client';
import { Button } from '@aitours/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { messages } from './messages.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { SectionHead } from './SectionHead.tsx';
import { staffColumns } from './staffColumns.tsx';
import { useList } from './useList.ts';

type Member = Schema<'StaffMember'>;

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
        columns={staffColumns(ownId, (member) => setDialog({ member }))}
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
