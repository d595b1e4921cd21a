import { toPictureUrl } from '@aitours/api-client';
import { fileIdOf, focusOf } from '@aitours/domain/images';
import { Button, Image, Inline, Section, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import * as styles from './ActivityForm.css.ts';
import { AddPictures } from './AddPictures.tsx';
import type { ArticleGroupProps } from './ArticleForm.tsx';
import { articleMessages as messages } from './articleMessages.ts';
import { ListError } from './ListError.tsx';
import { PictureFocus } from './PictureFocus.tsx';

export interface ArticlePictureProps extends ArticleGroupProps {
  /** Why the picture can't be saved. */
  readonly error: string | undefined;
}

/** The picture of an article, from the uploaded ones, and what it shows. */
export function ArticlePicture({ draft: { image, imageAlt }, change, error }: ArticlePictureProps) {
  const notify = useNotify();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Section title={messages.groups.picture} size="medium">
      <ListError text={error} />
      {image === null ? <Text tone="soft">{messages.noPicture}</Text> : <Chosen image={image} change={change} />}
      <Inline gap="small">
        <Button tone="secondary" size="small" onClick={() => setChoosing(true)}>
          {image === null ? messages.choosePicture : messages.replacePicture}
        </Button>
        {image !== null && (
          <Button tone="secondary" size="small" onClick={() => change({ image: null, imageAlt: '' })}>
            {messages.removePicture}
          </Button>
        )}
      </Inline>
      {image !== null && (
        <TextField
          name="featured_image_alt"
          label={messages.alt}
          description={messages.altHint}
          maxLength={200}
          value={imageAlt}
          onChange={(alt) => change({ imageAlt: alt })}
          required
        />
      )}
      {isChoosing && (
        <AddPictures
          has={(id) => image !== null && fileIdOf(image) === id}
          onClose={() => setChoosing(false)}
          onAdd={({ id, alt }) => {
            change({ image: id, imageAlt: alt });
            notify('success', messages.pictureAdded(alt));
          }}
        />
      )}
    </Section>
  );
}

const Chosen = ({ image, change }: { readonly image: string; readonly change: ArticleGroupProps['change'] }) => (
  <div className={styles.fields}>
    <Image src={toPictureUrl(image, 768, 'webp')} alt="" ratio="video" focus={focusOf(image)} />
    <PictureFocus image={image} onChange={(next) => change({ image: next })} />
  </div>
);
