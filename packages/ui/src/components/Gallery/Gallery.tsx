import { Images } from 'lucide-react';
import { useId, useState } from 'react';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Image } from '../Image/Image.tsx';
import { PlainList } from '../PlainList/PlainList.tsx';
import * as styles from './Gallery.css.ts';
import type { Picture } from './Picture.ts';

/** One picture of a gallery. */
export interface GalleryImage {
  id: string;
  picture: Picture;
  /** What is to be seen, for those who don't see it. */
  alt: string;
}

export interface GalleryProps {
  images: GalleryImage[];
  /** An image was pressed: open the Lightbox at this index. */
  onOpen: (index: number) => void;
  /** A pointer or the focus comes near: the moment to load the Lightbox. */
  onIntent?: () => void;
}

/** So many images stand on the page at first (ACT-01). */
const FIRST = 5;

/** The pictures of one thing: one large, four small, and the rest on demand. */
export function Gallery({ images, onOpen, onIntent }: GalleryProps) {
  const messages = usePatternMessages();
  const [all, setAll] = useState(false);
  const listId = useId();
  const shown = all ? images : images.slice(0, FIRST);
  return (
    <div className={styles.gallery}>
      <PlainList id={listId} className={styles.list} data-count={Math.min(images.length, FIRST)}>
        {shown.map(({ id, picture, alt }, index) => (
          <li key={id} className={styles.cell}>
            <button
              type="button"
              className={styles.open}
              aria-label={messages.openImage(index + 1, images.length, alt)}
              onClick={() => onOpen(index)}
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              <Image {...picture} alt="" fill priority={index === 0} sizes={sizesOf(index, shown.length)} />
            </button>
          </li>
        ))}
      </PlainList>
      {images.length > FIRST && (
        <div className={styles.more}>
          <Button
            tone="secondary"
            size="small"
            icon={Images}
            aria-expanded={all}
            aria-controls={listId}
            onClick={() => setAll(!all)}
          >
            {all ? messages.showFewerImages : messages.showAllImages(images.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

const large = '(max-width: 768px) 100vw, 600px';
const small = '(max-width: 768px) 50vw, 300px';

/** How wide a picture is: the fewer there are, the more room each has. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return '(max-width: 1300px) 100vw, 1240px';
  const isLarge = index === 0 || count < 4 || (count === 4 && index === 1);
  return isLarge ? large : small;
}
