import { type ActivityType, activityTypes, formatActivityType } from '@aitours/domain/activity';
import { cardsPerPage } from '@aitours/domain/browse';
import { homeMessages } from '@aitours/domain/messages';
import { Carousel, ChoicePills, EmptyState, ErrorState } from '@aitours/ui';
import { useState } from 'react';
import type { ActivityCard } from '../../features/catalogue/cardQueries.ts';
import { TeaserCard } from '../../features/catalogue/TeaserCard.tsx';
import { createActivityTeaser } from '../../features/catalogue/teaser.ts';
import type { Wishlist } from '../../features/wishlist/useWishlist.ts';
import { WhenIdle } from '../../hydration/index.ts';
import { CardRowSkeleton } from './CardRowSkeleton.tsx';
import { messages } from './messages.ts';
import type { Listed } from './useFeatured.ts';

type Kind = ActivityType | 'all';

const kinds = [
  { value: 'all', label: messages.all },
  ...activityTypes.map((type) => ({ value: type, label: formatActivityType(type) })),
] as const satisfies readonly { value: Kind; label: string }[];

/** Cards rendered from the start: the visible page, and the one that a swipe shows. */
const RENDERED_CARDS = 2 * cardsPerPage;

export interface FeaturedActivitiesProps {
  activities: Listed<ActivityCard>;
  heart: Wishlist['heart'];
}

/** The carousel of activities with its category filter (HOME-06 to HOME-13, GAP-84). */
export function FeaturedActivities({ activities, heart }: FeaturedActivitiesProps) {
  const [kind, setKind] = useState<Kind>('all');
  const [page, setPage] = useState(0);
  const choose = (next: Kind) => {
    setKind(next);
    setPage(0);
  };
  const items = activities.is === 'loaded' ? activities.items : [];
  const shown = items.filter(({ activity_type }) => kind === 'all' || activity_type === kind);
  return (
    <Carousel
      title={messages.featuredTitle}
      description={messages.featuredLead}
      page={page}
      onPageChange={setPage}
      filter={<ChoicePills label={messages.filter} options={kinds} value={kind} onChange={choose} />}
      empty={<WithoutCards activities={activities} />}
    >
      {shown.map((card, index) => {
        const teaser = createActivityTeaser(card);
        const teaserCard = <TeaserCard key={card.slug} teaser={teaser} place="home" wish={heart(teaser)} />;
        if (index < RENDERED_CARDS) return teaserCard;
        return (
          <WhenIdle key={card.slug} turn={Math.floor((index - RENDERED_CARDS) / cardsPerPage)}>
            {teaserCard}
          </WhenIdle>
        );
      })}
    </Carousel>
  );
}

function WithoutCards({ activities }: { activities: Listed<ActivityCard> }) {
  switch (activities.is) {
    case 'loading':
      return <CardRowSkeleton label={messages.loadingActivities} />;
    case 'failed':
      return <ErrorState title={homeMessages.activitiesFailed} onRetry={activities.retry} />;
    case 'loaded':
      return <EmptyState title={homeMessages.noActivities} />;
  }
}
