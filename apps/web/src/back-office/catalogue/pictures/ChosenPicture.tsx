import { toPictureUrl } from '@aitours/api-client';
import { getFileId, getFocus } from '@aitours/domain/images';
import { Button, Image, Inline, Section, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';
import { ListError } from '../../shared/ListError.tsx';
import { articleMessages as messages } from '../articles/articleMessages.ts';
import * as styles from '../product/editor.css.ts';
import { AddPictures } from './AddPictures.tsx';
import { PictureFocus } from './PictureFocus.tsx';

export interface ChosenPictureProps {
  readonly title: string;
  readonly image: string | null;
  readonly alt?: string;
  /** The name on the wire of the text for those who can't see the picture; absent: the shop shows it without one. */
  readonly altName?: string;
  /** Whether it is below the title of a list's row. */
  readonly isInRow?: boolean;
  /** The picture's name on the wire. */
  readonly name: string;
  readonly onChange: (part: { readonly image?: string | null; readonly alt?: string }) => void;
}

/** One picture, from the uploaded ones, and what it shows. */
export function ChosenPicture({ title, image, alt = '', altName, isInRow, name, onChange }: ChosenPictureProps) {
  const notify = useNotify();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Section title={title} level={isInRow ? 3 : 2} size={isInRow ? 'small' : 'medium'}>
      <ListError name={name} />
      {image === null ? <Text tone="soft">{messages.noPicture}</Text> : <Chosen image={image} onChange={onChange} />}
      <Inline gap="small">
        <Button tone="secondary" size="small" onClick={() => setChoosing(true)}>
          {image === null ? messages.choosePicture : messages.replacePicture}
        </Button>
        {image !== null && (
          <Button tone="secondary" size="small" onClick={() => onChange({ image: null, alt: '' })}>
            {messages.removePicture}
          </Button>
        )}
      </Inline>
      {image !== null && altName !== undefined && (
        <TextField
          name={altName}
          label={messages.alt}
          description={messages.altHint}
          maxLength={200}
          value={alt}
          onChange={(text) => onChange({ alt: text })}
          required
        />
      )}
      {isChoosing && (
        <AddPictures
          has={(id) => image !== null && getFileId(image) === id}
          onClose={() => setChoosing(false)}
          onAdd={({ id, alt: shown }) => {
            onChange({ image: id, alt: shown });
            notify('success', messages.pictureAdded(shown));
          }}
        />
      )}
    </Section>
  );
}

const Chosen = ({ image, onChange }: { readonly image: string } & Pick<ChosenPictureProps, 'onChange'>) => (
  <div className={styles.fields}>
    <Image src={toPictureUrl(image, 768, 'webp')} alt="" ratio="video" focus={getFocus(image)} />
    <PictureFocus image={image} onChange={(next) => onChange({ image: next })} />
  </div>
);
