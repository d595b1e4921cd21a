import { formatRating, getCardFacts } from '@aitours/domain/browse';
import { homeMessages } from '@aitours/domain/messages';
import { EmptyState, ErrorState, Rating, Section, TextLink, TourCard } from '@aitours/ui';
import type { TourCard as TourItem } from '../../features/catalogue/cardQueries.ts';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { messages as cardMessages } from '../../features/catalogue/messages.ts';
import { createTourTeaser } from '../../features/catalogue/teaser.ts';
import { WishlistButton } from '../../features/wishlist/WishlistButton.tsx';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { CardRowSkeleton } from './CardRowSkeleton.tsx';
import { messages } from './messages.ts';
import * as styles from './PopularTours.css.ts';
import type { Listed } from './useFeatured.ts';

/** The grid of featured tours (HOME-14, HOME-15). */
export function PopularTours({ tours }: { tours: Listed<TourItem> }) {
  return (
    <Section
      title={messages.toursTitle}
      description={messages.toursLead}
      action={
        <TextLink standalone href={paths.thingsToDo('tours')}>
          {messages.allTours}
        </TextLink>
      }
    >
      <Tours tours={tours} />
    </Section>
  );
}

function Tours({ tours }: { tours: Listed<TourItem> }) {
  const quirks = useQuirks();
  if (tours.is === 'loading') return <CardRowSkeleton label={messages.loadingTours} />;
  if (tours.is === 'failed') return <ErrorState title={homeMessages.toursFailed} onRetry={tours.retry} />;
  if (tours.items.length === 0) return <EmptyState title={homeMessages.noTours} />;
  return (
    <ul className={styles.tours}>
      {tours.items.map((card) => {
        const teaser = createTourTeaser(card);
        const { rating } = getCardFacts({ list: 'tours', place: 'home', rating: teaser.rating }, quirks);
        return (
          <li key={card.slug} className={styles.tour}>
            <TourCard
              title={teaser.title}
              href={teaser.href}
              picture={getPicture(teaser.image)}
              facts={[teaser.duration ?? '', ...(teaser.isRefundable ? [cardMessages.freeCancellation] : [])]}
              price={teaser.price === undefined ? undefined : { amount: teaser.price, prefix: messages.from }}
              aside={rating !== undefined && <Rating value={rating} text={formatRating(rating)} />}
            />
            <div className={styles.heart}>
              <WishlistButton item={teaser} tone="plate" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
