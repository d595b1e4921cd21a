import { toPictureUrl } from '@aitours/api-client';
import { Image, Section } from '@aitours/ui';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { EditableRows } from './EditableRows.tsx';

export interface ActivityPicturesProps {
  readonly draft: { readonly images: readonly string[] };
  readonly change: (part: { readonly images: readonly string[] }) => void;
}

/** The pictures of a product in their order; the first is on its card. */
export function ActivityPictures({ draft, change }: ActivityPicturesProps) {
  return (
    <Section title={messages.groups.pictures} size="medium">
      <EditableRows
        isTiled
        one={messages.images.one}
        empty={messages.noPictures}
        rows={draft.images.map((image) => ({ key: image }))}
        onChange={(rows) => change({ images: rows.map(({ key }) => key) })}
      >
        {({ key }, index) => (
          <Image
            src={toPictureUrl(key, 320, 'webp')}
            alt={index === 0 ? messages.images.first : key}
            ratio="landscape"
          />
        )}
      </EditableRows>
    </Section>
  );
}
