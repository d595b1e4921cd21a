import { type Schema, toPictureUrl } from '@aitours/api-client';
import { Image, type TableColumn } from '@aitours/ui';
import { formatInstant } from '../../shared/formatInstant.ts';
import { PictureActions } from './PictureActions.tsx';
import * as styles from './Pictures.css.ts';
import { pictureMessages as messages } from './pictureMessages.ts';

/** The columns of the list of uploaded pictures. @param onChanged called when one was changed or deleted */
export const createPictureColumns = (onChanged: () => void): readonly TableColumn<Schema<'StaffImage'>>[] => [
  {
    key: 'picture',
    header: messages.columns.picture,
    cell: ({ id }) => (
      <div className={styles.thumbnail}>
        <Image src={toPictureUrl(id, 320, 'webp')} alt="" ratio="landscape" />
      </div>
    ),
  },
  { key: 'alt', header: messages.columns.alt, cell: ({ alt }) => alt, rowHeader: true },
  { key: 'size', header: messages.columns.size, cell: ({ width, height }) => messages.size(width, height) },
  { key: 'uploaded', header: messages.columns.uploaded, cell: ({ created_at }) => formatInstant(created_at) },
  {
    key: 'action',
    header: messages.columns.action,
    cell: (picture) => <PictureActions picture={picture} onChanged={onChanged} />,
  },
];
