import { toPictureUrl } from '@aitours/api-client';
import { getFileId, getFocus } from '@aitours/domain/images';
import { Button, Image, Section, Text } from '@aitours/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';
import { editorMessages } from '../../shared/editorMessages.ts';
import { ListError } from '../../shared/ListError.tsx';
import { EditableRows } from '../product/EditableRows.tsx';
import type { ProductPicture } from '../product/productForm.ts';
import { AddPictures } from './AddPictures.tsx';
import { PictureFocus } from './PictureFocus.tsx';
import { pictureMessages as messages } from './pictureMessages.ts';

export interface ActivityPicturesProps {
  readonly draft: { readonly images: readonly ProductPicture[] };
  readonly change: (part: { readonly images: readonly ProductPicture[] }) => void;
}

/** The pictures of a product in their order; the first is on its card. */
export function ActivityPictures({ draft, change }: ActivityPicturesProps) {
  const notify = useNotify();
  const [isAdding, setAdding] = useState(false);
  const has = (id: string) => draft.images.some(({ image }) => getFileId(image) === id);
  return (
    <Section title={editorMessages.groups.pictures} size="medium">
      <ListError name="images" />
      <EditableRows
        isTiled
        one={editorMessages.images.one}
        empty={editorMessages.noPictures}
        rows={draft.images.map((picture) => ({ key: getFileId(picture.image), ...picture }))}
        onChange={(rows) => change({ images: rows.map(({ key: _, ...picture }) => picture) })}
      >
        {(picture, index, edit) => <PictureFields picture={picture} isFirst={index === 0} edit={edit} />}
      </EditableRows>
      <div>
        <Button tone="secondary" size="small" icon={Plus} onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      </div>
      {isAdding && (
        <AddPictures
          has={has}
          onClose={() => setAdding(false)}
          onAdd={({ id, alt }) => {
            if (!has(id)) change({ images: [...draft.images, { image: id, alt }] });
            notify('success', messages.added(alt));
          }}
        />
      )}
    </Section>
  );
}

interface PictureFieldsProps {
  readonly picture: ProductPicture;
  readonly isFirst: boolean;
  readonly edit: (part: Partial<ProductPicture>) => void;
}

function PictureFields({ picture: { image, alt }, isFirst, edit }: PictureFieldsProps) {
  return (
    <>
      <Image src={toPictureUrl(image, 320, 'webp')} alt={alt ?? ''} ratio="landscape" focus={getFocus(image)} />
      {isFirst && <Text size="small">{editorMessages.images.first}</Text>}
      <Text size="small" tone="soft">
        {alt ?? messages.withoutText}
      </Text>
      <PictureFocus image={image} onChange={(next) => edit({ image: next })} />
    </>
  );
}
