import { Section } from '@aitours/ui';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';
import { UploadPictures } from '../../../features/picture-upload/UploadPictures.tsx';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { DashboardFrame } from '../../shared/DashboardFrame.tsx';
import { StaffTable } from '../../shared/list/StaffTable.tsx';
import { useStaffPage } from '../../shared/list/useStaffPage.ts';
import { listMessages } from '../../shared/listMessages.ts';
import { messages as sectionMessages } from '../../shared/messages.ts';
import { SectionHead } from '../../shared/SectionHead.tsx';
import { useList } from '../../shared/useList.ts';
import { createPictureColumns } from './pictureColumns.tsx';
import { pictureMessages as messages } from './pictureMessages.ts';
import { useStoreImage } from './useStoreImage.ts';

const { lead, ...texts } = listMessages.lists.pictures;

/** /dashboard/pictures: the uploaded pictures */
export default function Pictures() {
  return <DashboardFrame current="pictures">{() => <AllPictures />}</DashboardFrame>;
}

function AllPictures() {
  const store = useStoreImage();
  const notify = useNotify();
  const list = useList(staffPaths.pictures, []);
  const page = useStaffPage('pictures', list.query, {}, (client, { ordering: _, ...query }) =>
    client.call('listStaffImages', { query }),
  );
  const reload = () => page.is === 'loaded' && page.reload();
  return (
    <>
      <SectionHead title={sectionMessages.sections.pictures} lead={lead} />
      <Section title={messages.uploadTitle} size="medium">
        <UploadPictures
          store={store}
          onUploaded={() => {
            notify('success', messages.stored);
            void reload();
          }}
        />
      </Section>
      <StaffTable
        {...list}
        caption={sectionMessages.sections.pictures}
        columns={createPictureColumns(reload)}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.pictures}
        texts={texts}
      />
    </>
  );
}

export const meta = createPageMeta('Pictures · Dashboard');

export const isPrivate = true;
export const hasShell = false;
