import { type AttractionFilters, noAttractionFilters } from '@aitours/domain/browse';
import { attractionMessages } from '@aitours/domain/messages';
import {
  Banner,
  Button,
  Container,
  EmptyState,
  Grid,
  LinkButton,
  PageSkeleton,
  Stack,
  VisuallyHidden,
} from '@aitours/ui';
import { SearchX } from 'lucide-react';
import type { Wishlist } from '../../features/wishlist/useWishlist.ts';
import { paths } from '../../platform/paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { AttractionCard } from './AttractionCard.tsx';
import { Filters } from './Filters.tsx';
import { messages } from './messages.ts';
import type { AttractionList } from './useAttractions.ts';

export interface AttractionsViewProps {
  filters: AttractionFilters;
  list: AttractionList;
  heart: Wishlist['heart'];
  onFilter: (change: Partial<AttractionFilters>) => void;
}

/** The attractions page: filters, and the list in each of its states (TICKET-01 to TICKET-18). */
export function AttractionsView(props: AttractionsViewProps) {
  const { list } = props;
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        {list.is === 'failed' ? <Failed retry={list.retry} /> : <Listing {...props} />}
      </Stack>
    </Container>
  );
}

/** Shown when the attractions could not be loaded (TICKET-18). */
function Failed({ retry }: { retry: () => void }) {
  return (
    <Banner tone="critical" announce="alert" title={attractionMessages.error} onRetry={retry}>
      {attractionMessages.loadFailed}
    </Banner>
  );
}

function Listing({ filters, list, heart, onFilter }: AttractionsViewProps) {
  if (list.is !== 'loaded') return <PageSkeleton shape="list" label={messages.loading} />;
  if (list.isEmpty) {
    return (
      <EmptyState
        title={messages.empty}
        action={<LinkButton href={paths.thingsToDo()}>{messages.thingsToDo}</LinkButton>}
      >
        {messages.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      <Filters
        filters={filters}
        venues={list.venues}
        onFilter={onFilter}
        result={messages.showing(list.cards.length)}
      />
      <VisuallyHidden>
        <h2>{messages.results}</h2>
      </VisuallyHidden>
      {list.cards.length === 0 ? (
        <EmptyState
          level={3}
          icon={SearchX}
          title={attractionMessages.noMatch}
          action={
            <Button tone="secondary" onClick={() => onFilter(noAttractionFilters)}>
              {messages.reset}
            </Button>
          }
        />
      ) : (
        <Grid columns={3} as="ul">
          {list.cards.map((card, index) => (
            <li key={card.slug}>
              <AttractionCard
                card={card}
                wish={heart({ kind: 'attraction', slug: card.slug, title: card.title })}
                priority={index === 0}
              />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
