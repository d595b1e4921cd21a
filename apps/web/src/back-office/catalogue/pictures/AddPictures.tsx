import { type Schema, toPictureUrl } from '@aitours/api-client';
import { Button, Dialog, ErrorState, Image, SearchField, Section, Spinner, Stack, Text } from '@aitours/ui';
import { useState } from 'react';
import { UploadPictures } from '../../../features/picture-upload/UploadPictures.tsx';
import { defineQuery } from '../../../platform/query.ts';
import { useDraft } from '../../../platform/useDraft.ts';
import { usePrivateQuery } from '../../../platform/usePrivateQuery.ts';
import * as styles from './Pictures.css.ts';
import { pictureMessages as messages } from './pictureMessages.ts';
import { useStoreImage } from './useStoreImage.ts';

type Picture = Schema<'StaffImage'>;

export interface AddPicturesProps {
  /** Whether the product has this picture. */
  readonly has: (id: string) => boolean;
  readonly onAdd: (picture: Picture) => void;
  readonly onClose: () => void;
}

/** A dialog that uploads pictures or chooses uploaded ones for a product. */
export function AddPictures({ has, onAdd, onClose }: AddPicturesProps) {
  const store = useStoreImage();
  return (
    <Dialog
      open
      size="large"
      title={messages.addTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{messages.done}</Button>}
    >
      {/* In React, events of the dialog reach the product's form. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <Stack gap="large">
          <UploadPictures store={store} onUploaded={onAdd} />
          <Section title={messages.choose} size="small">
            <Choice has={has} onAdd={onAdd} />
          </Section>
        </Stack>
      </div>
    </Dialog>
  );
}

const shown = 24;

function Choice({ has, onAdd }: Pick<AddPicturesProps, 'has' | 'onAdd'>) {
  const [search, setSearch] = useState('');
  const field = useDraft(search, setSearch);
  const query = { page: 1, page_size: shown, ...(search && { search }) };
  const { data, error, mutate } = usePrivateQuery(defineQuery('listStaffImages', { query }), {
    keepPreviousData: true,
  });
  return (
    <Stack gap="medium">
      <SearchField {...field} label={messages.chooseSearch} maxLength={100} />
      {error !== undefined && <ErrorState title={messages.chooseFailed} onRetry={() => void mutate()} />}
      {!data && error === undefined && <Spinner label={messages.chooseLoading} />}
      {data && (
        <>
          <Tiles pictures={data.results} has={has} onAdd={onAdd} />
          <div role="status">{data.results.length === 0 && <Text>{messages.chooseNone}</Text>}</div>
          {data.next !== null && <Text tone="soft">{messages.chooseMore}</Text>}
        </>
      )}
    </Stack>
  );
}

interface TilesProps extends Pick<AddPicturesProps, 'has' | 'onAdd'> {
  readonly pictures: readonly Picture[];
}

const Tiles = ({ pictures, has, onAdd }: TilesProps) => (
  // Safari drops the role of a list without markers.
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <ul className={styles.tiles} role="list">
    {pictures.map((picture) => (
      <li key={picture.id} className={styles.tile}>
        <Image src={toPictureUrl(picture.id, 320, 'webp')} alt="" ratio="landscape" />
        <Text size="small">{picture.alt}</Text>
        {has(picture.id) ? (
          <Text size="small" tone="soft">
            {messages.isAdded}
          </Text>
        ) : (
          <div>
            <Button
              tone="secondary"
              size="small"
              aria-label={messages.addOf(picture.alt)}
              onClick={() => onAdd(picture)}
            >
              {messages.addOne}
            </Button>
          </div>
        )}
      </li>
    ))}
  </ul>
);
