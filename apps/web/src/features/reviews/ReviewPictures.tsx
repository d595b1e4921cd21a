import { type Schema, toPictureUrl } from '@aitours/api-client';
import { Image } from '@aitours/ui';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages.ts';
import * as styles from './ReviewPictures.css.ts';

const load = () => import('../../platform/LightboxPart.tsx');
const Lightbox = lazy(load);
const fetchAhead = () => void load().catch(() => undefined);

export interface ReviewPicturesProps {
  /** Who has written the review. */
  readonly author: string;
  readonly pictures: readonly Schema<'ReviewPicture'>[];
}

/** The pictures of a review; a click opens one in full size. */
export function ReviewPictures({ author, pictures }: ReviewPicturesProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (pictures.length === 0) return null;
  const open = (at: number) => {
    setWasOpened(true);
    setIndex(at);
  };
  return (
    <>
      {/* Safari drops the role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul className={styles.list} role="list" aria-label={messages.picturesOf(author)}>
        {pictures.map(({ id, alt }, at) => (
          <li key={id}>
            <button
              type="button"
              className={styles.button}
              aria-label={messages.enlarge(alt)}
              onClick={() => open(at)}
              onPointerEnter={fetchAhead}
              onFocus={fetchAhead}
            >
              <Image src={toPictureUrl(id, 320, 'webp')} alt="" ratio="square" />
            </button>
          </li>
        ))}
      </ul>
      {wasOpened && (
        <Suspense fallback={null}>
          <Lightbox
            title={messages.picturesOf(author)}
            images={pictures.map(({ id, alt }) => ({ id, alt, picture: { src: toPictureUrl(id, 1280, 'jpg') } }))}
            index={index}
            onIndexChange={setIndex}
            onClose={() => setIndex(null)}
          />
        </Suspense>
      )}
    </>
  );
}
