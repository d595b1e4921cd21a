import { Heart } from 'lucide-react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Image, type Picture } from '../../components/Image/Image.tsx';
import { Price, type PriceProps } from '../../components/Price/Price.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import * as styles from './ProductCard.css.ts';

export interface ProductCardProps {
  title: string;
  href: string;
  picture: Picture;
  /** The `sizes` attribute of the picture.
   * @default four on a desktop, one on a phone */
  sizes?: string;
  /** The picture is above the fold. */
  priority?: boolean;
  /** The category. */
  eyebrow: string;
  /** "Duration", "Group size". */
  facts?: Fact[];
  /** The formatted rating: "4.7". */
  rating?: string;
  /** An offer: "10% Off". */
  badge?: string;
  /** The formatted price; `prefix`: "from". */
  price: Pick<PriceProps, 'amount' | 'prefix' | 'previousAmount'>;
  /** "3 places left". Shown on the picture, so that it does not change the height of the card. */
  scarcity?: string;
  /** The wish-list button. */
  wish?: { on: boolean; label: string; onToggle: () => void };
  /** @default 3 */
  level?: 2 | 3 | 4;
}

const SIZES = '(max-width: 768px) 80vw, (max-width: 1249px) 45vw, 290px';

/** A product in a list or carousel. The whole card is one link; the wish-list button is separate. */
export function ProductCard(props: ProductCardProps) {
  const {
    title,
    href,
    picture,
    sizes = SIZES,
    priority,
    eyebrow,
    facts = [],
    rating,
    badge,
    price,
    scarcity,
    wish,
  } = props;
  const { level = 3 } = props;
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.content}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <Title className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </Title>
        <div className={styles.facts}>
          <FactList variant="row" facts={facts} />
          {rating && <Rating value={Number(rating)} text={rating} />}
        </div>
        <p className={styles.price}>
          <Price {...price} />
        </p>
      </div>
      <div className={styles.poster}>
        <div className={styles.picture}>
          <Image {...picture} alt="" ratio="poster" sizes={sizes} priority={priority} />
        </div>
        {badge && (
          <span className={styles.badge}>
            <Badge tone="accent">{badge}</Badge>
          </span>
        )}
        {scarcity && (
          <span className={styles.scarcity}>
            <Badge tone="scarce">{scarcity}</Badge>
          </span>
        )}
      </div>
      {wish && (
        <div className={styles.wish}>
          <IconButton icon={Heart} tone="plate" label={wish.label} aria-pressed={wish.on} onClick={wish.onToggle} />
        </div>
      )}
    </article>
  );
}
