import { Gallery, type GalleryImage } from '@aitours/ui';
import { lazy, Suspense, useState } from 'react';
import { getPicture } from './getPicture.ts';
import { messages } from './messages.ts';

const load = () => import('../../platform/LightboxPart.tsx');
const Lightbox = lazy(load);
const fetchAhead = () => void load().catch(() => undefined);

export interface ProductGalleryProps {
  readonly title: string;
  /** Id of the single picture when there is no gallery. */
  readonly image: string | null;
  /** Pictures of the gallery in order. */
  readonly images: readonly { readonly image: string; readonly alt?: string }[];
}

/** A product's pictures; a click opens one in full size (ACT-01, ACT-02). */
export function ProductGallery(product: ProductGalleryProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const images = listImages(product);
  const open = (at: number) => {
    setWasOpened(true);
    setIndex(at);
  };
  return (
    <>
      <Gallery images={images} onOpen={open} onIntent={fetchAhead} />
      {wasOpened && (
        <Suspense fallback={null}>
          <Lightbox
            title={messages.gallery(product.title)}
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

/** A product without a gallery shows its single picture, or the placeholder. */
function listImages({ title, image, images }: ProductGalleryProps): GalleryImage[] {
  const pictures = images.length > 0 ? images : [{ image }];
  return pictures.map((each, index) => ({
    id: `${index} ${each.image}`,
    picture: getPicture(each.image),
    alt: ('alt' in each && each.alt) || messages.image(title, index + 1),
  }));
}
