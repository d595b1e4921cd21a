import type { Schema } from '@aitours/api-client';
import { Button } from '@aitours/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useList } from '../shared/useList.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { createStaffColumns } from './staffColumns.tsx';
import { staffMessages } from './staffMessages.ts';

type Member = Schema<'StaffMember'>;

const { lead, ...texts } = listMessages.lists.staff;

/** /dashboard/staff: the staff and their roles, for owners */
export default function Staff() {
  return <DashboardFrame current="staff">{({ id }) => <Members ownId={id} />}</DashboardFrame>;
}

interface OpenedDialog {
  /** How often it was opened: each time, the form is new. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly member: Member | undefined;
}

function Members({ ownId }: { ownId: string }) {
  const list = useList(staffPaths.staff, []);
  const page = useStaffPage('staff', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listStaffMembers', { query }),
  );
  const notify = useNotify();
  const [dialog, setDialog] = useState<OpenedDialog>({ count: 0, isOpen: false, member: undefined });
  const open = (member?: Member) => setDialog(({ count }) => ({ count: count + 1, isOpen: true, member }));
  const close = () => setDialog((last) => ({ ...last, isOpen: false }));
  return (
    <>
      <SectionHead
        title={messages.sections.staff}
        lead={lead}
        action={
          <Button icon={UserPlus} onClick={() => open()}>
            {staffMessages.addMember}
          </Button>
        }
      />
      <StaffTable
        {...list}
        caption={messages.sections.staff}
        columns={createStaffColumns(ownId, open)}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.staff}
        texts={texts}
      />
      {/* Stays mounted while it closes, so that the focus returns to the button. */}
      <RoleDialog
        key={dialog.count}
        open={dialog.isOpen}
        member={dialog.member}
        onClose={close}
        onDone={(text) => {
          close();
          notify('success', text);
          if (page.is === 'loaded') void page.reload();
        }}
      />
    </>
  );
}

export const meta = createPageMeta('Staff · Dashboard');

export const isPrivate = true;
export const hasShell = false;
