import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import { useOverlayMessages } from '../../messages/overlayMessages.ts';
import { useBackSteps } from '../../state/useBackSteps.ts';
import type { GalleryImage } from '../Gallery/Gallery.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Image } from '../Image/Image.tsx';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './Lightbox.css.ts';
import { useSwipe } from './useSwipe.ts';

export interface LightboxProps {
  /** The name of the product; the accessible name. */
  title: string;
  images: GalleryImage[];
  /** The index of the shown picture; null when closed. */
  index: number | null;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

function Stage({ title, images, index, onIndexChange, onClose }: LightboxProps & { index: number }) {
  const messages = useOverlayMessages();
  const componentMessages = useComponentMessages();
  const { direction } = useLocale();
  const forwardSign = direction === 'rtl' ? -1 : 1;
  const turn = (by: number) => onIndexChange((index + by + images.length) % images.length);
  const swipe = useSwipe((swiped) => turn(-swiped * forwardSign));
  const image = images[index];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-forwardSign);
    if (event.key === 'ArrowRight') turn(forwardSign);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is in the dialog (ACT-02)
    <div className={styles.keyboardArea} onKeyDown={onKeyDown}>
      <Dialog className={styles.stage} aria-label={title}>
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {messages.imageOf(index + 1, images.length)}
          </p>
          <IconButton icon={X} tone="plate" label={componentMessages.close} onClick={onClose} />
        </div>
        {image && (
          <figure className={styles.figure} {...swipe}>
            <div className={styles.frame}>
              <Image key={image.id} {...image.picture} alt={image.alt} fill fit="contain" sizes="100vw" priority />
            </div>
            <figcaption className={styles.caption}>{image.alt}</figcaption>
          </figure>
        )}
        {images.length > 1 && (
          <>
            <div className={styles.previous}>
              <IconButton icon={ChevronLeft} tone="plate" label={messages.previousImage} onClick={() => turn(-1)} />
            </div>
            <div className={styles.next}>
              <IconButton icon={ChevronRight} tone="plate" label={messages.nextImage} onClick={() => turn(1)} />
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}

/**
 * Shows one picture at a time over the whole screen. Arrow keys, swipes and buttons change the picture, Escape closes it
 * (ACT-02); the focus then returns to the clicked picture. Imports react-aria: load it on the Gallery's `onIntent`.
 */
export function Lightbox({ index, ...rest }: LightboxProps) {
  useBackSteps(index === null ? 0 : 1, rest.onClose);
  return (
    <OverlayContext>
      <ModalOverlay
        className={styles.backdrop}
        isOpen={index !== null}
        onOpenChange={(open) => !open && rest.onClose()}
      >
        <Modal className={styles.modal}>{index !== null && <Stage {...rest} index={index} />}</Modal>
      </ModalOverlay>
    </OverlayContext>
  );
}
