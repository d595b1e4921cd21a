import { Images } from 'lucide-react';
import { useId, useState } from 'react';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Image, type Picture } from '../Image/Image.tsx';
import { PlainList } from '../PlainList/PlainList.tsx';
import * as styles from './Gallery.css.ts';

/** One picture of a gallery. */
export interface GalleryImage {
  id: string;
  picture: Picture;
  /** The alternative text. */
  alt: string;
}

export interface GalleryProps {
  images: GalleryImage[];
  /** Called when an image is clicked: open the Lightbox at this index. */
  onOpen: (index: number) => void;
  /** Called on hover and focus: preload the Lightbox. */
  onIntent?: () => void;
}

/** How many images are shown at first (ACT-01). */
const INITIAL_COUNT = 5;

/** The pictures of a product: one large, four small, the others on demand. */
export function Gallery({ images, onOpen, onIntent }: GalleryProps) {
  const messages = usePatternMessages();
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  const visible = isExpanded ? images : images.slice(0, INITIAL_COUNT);
  return (
    <div className={styles.gallery}>
      <PlainList id={listId} className={styles.list} data-count={Math.min(images.length, INITIAL_COUNT)}>
        {visible.map(({ id, picture, alt }, index) => (
          <li key={id} className={styles.cell}>
            <button
              type="button"
              className={styles.open}
              aria-label={messages.openImage(index + 1, images.length, alt)}
              onClick={() => onOpen(index)}
              onPointerEnter={onIntent}
              onFocus={onIntent}
            >
              <Image {...picture} alt="" fill priority={index === 0} sizes={getSizes(index, visible.length)} />
            </button>
          </li>
        ))}
      </PlainList>
      {images.length > INITIAL_COUNT && (
        <div className={styles.more}>
          <Button
            tone="secondary"
            size="small"
            icon={Images}
            aria-expanded={isExpanded}
            aria-controls={listId}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? messages.showFewerImages : messages.showAllImages(images.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

const large = '(max-width: 768px) 100vw, 600px';
const small = '(max-width: 768px) 50vw, 300px';

/** Returns the `sizes` attribute: the fewer pictures, the wider each is. */
function getSizes(index: number, count: number): string {
  if (count === 1) return '(max-width: 1300px) 100vw, 1240px';
  const isLarge = index === 0 || count < 4 || (count === 4 && index === 1);
  return isLarge ? large : small;
}
