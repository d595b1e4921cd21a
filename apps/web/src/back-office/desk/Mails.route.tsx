import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { StaffTable } from '../shared/list/StaffTable.tsx';
import { useStaffPage } from '../shared/list/useStaffPage.ts';
import { listMessages } from '../shared/listMessages.ts';
import { messages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { StateFilter } from '../shared/StateFilter.tsx';
import { useList } from '../shared/useList.ts';
import { createMailColumns } from './mailColumns.tsx';
import { isMailState, mailMessages } from './mailMessages.ts';

const { lead, ...texts } = listMessages.lists.mails;

/** /dashboard/mails: what was mailed, and what the mail server didn't accept */
export default function Mails() {
  return <DashboardFrame current="mails">{() => <QueuedMails />}</DashboardFrame>;
}

function QueuedMails() {
  const list = useList(staffPaths.mails, [], ['state']);
  const { state = '' } = list.query.filters;
  const page = useStaffPage('mails', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listMails', { query: { ...query, ...(isMailState(state) && { state }) } }),
  );
  const notify = useNotify();
  const columns = createMailColumns(() => {
    notify('success', mailMessages.resent);
    if (page.is === 'loaded') void page.reload();
  });
  return (
    <>
      <SectionHead title={messages.sections.mails} lead={lead} />
      <StaffTable
        {...list}
        filters={<StateFilter label={mailMessages.state} options={mailMessages.stateOptions} list={list} />}
        caption={messages.sections.mails}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.mails}
        texts={texts}
      />
    </>
  );
}

export const meta = createPageMeta('Mails · Dashboard');

export const isPrivate = true;
export const hasShell = false;
