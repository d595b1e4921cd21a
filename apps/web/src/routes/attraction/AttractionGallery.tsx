import type { Schema } from '@aitours/api-client';
import { Gallery, type GalleryImage } from '@aitours/ui';
import { lazy, Suspense, useState } from 'react';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { messages } from './messages.ts';

const load = () => import('./LightboxPart.tsx');
const Lightbox = lazy(load);
const fetchAhead = () => void load().catch(() => undefined);

/** The pictures; one that is pressed opens at the size of the screen. */
export function AttractionGallery({ event }: { event: Schema<'Event'> }) {
  const [index, setIndex] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const images = imagesOf(event);
  const open = (at: number) => {
    setWasOpened(true);
    setIndex(at);
  };
  return (
    <>
      <Gallery images={images} onOpen={open} onApproach={fetchAhead} />
      {wasOpened && (
        <Suspense fallback={null}>
          <Lightbox
            title={messages.gallery(event.title)}
            images={images}
            index={index}
            onIndexChange={setIndex}
            onClose={() => setIndex(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** An attraction without a gallery shows its one picture, or the placeholder. */
function imagesOf({ title, image, images }: Schema<'Event'>): GalleryImage[] {
  const ids = images.length > 0 ? images.map((each) => each.image) : [image];
  return ids.map((id, index) => ({
    id: `${index} ${id}`,
    picture: pictureOf(id),
    alt: messages.image(title, index + 1),
  }));
}
