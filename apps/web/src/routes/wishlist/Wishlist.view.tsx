import type { ListKind } from '@aitours/domain/browse';
import {
  Banner,
  Button,
  Container,
  EmptyState,
  Grid,
  Heading,
  LinkButton,
  PageSkeleton,
  Stack,
  Text,
} from '@aitours/ui';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { TeaserCard } from '../../features/catalogue/TeaserCard.tsx';
import type { ProductKind } from '../../features/catalogue/teaser.ts';
import type { Wishlist } from '../../features/wishlist/useWishlist.ts';
import type { WishlistItem } from '../../features/wishlist/wishlistStore.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import type { WishlistState } from './useWishlistTeasers.ts';

export interface WishlistViewProps {
  state: WishlistState;
  heart: Wishlist['heart'];
  onToggle: Wishlist['toggle'];
}

const _listOf: Readonly<Record<ProductKind, ListKind>> = {
  activity: 'activities',
  tour: 'tours',
  attraction: 'events',
};

/** The wishlist (SHELL-17, GAP-42). */
export function WishlistView({ state, heart, onToggle }: WishlistViewProps) {
  const [removed, setRemoved] = useState<WishlistItem>();
  const restore = (item: WishlistItem) => {
    onToggle(item);
    setRemoved(undefined);
  };
  return (
    <Container>
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="soft">{messages.lead}</Text>
        </Stack>
        <div role="status">
          {removed && (
            <Banner
              action={
                <Button size="small" tone="secondary" onClick={() => restore(removed)}>
                  {messages.undo}
                </Button>
              }
            >
              {messages.removed(removed.title)}
            </Banner>
          )}
        </div>
        <Content
          state={state}
          onToggle={onToggle}
          heart={(item) => ({
            ...heart(item),
            onToggle: () => {
              onToggle(item);
              setRemoved(item);
            },
          })}
        />
      </Stack>
    </Container>
  );
}

function Content({ state, heart, onToggle }: WishlistViewProps) {
  if (state.is === 'loading') return <PageSkeleton shape="list" label={messages.loading} />;
  if (state.is === 'empty') {
    return (
      <EmptyState
        icon={Heart}
        title={messages.empty}
        action={<LinkButton href={paths.thingsToDo()}>{messages.browse}</LinkButton>}
      >
        {messages.emptyHint}
      </EmptyState>
    );
  }
  const { teasers, unavailable, isIncomplete, retry } = state;
  return (
    <Stack gap="large">
      {isIncomplete && (
        <Banner tone="critical" announce="alert" onRetry={retry}>
          {messages.partMissing}
        </Banner>
      )}
      {unavailable.length > 0 && (
        <Banner
          title={messages.unavailable}
          action={
            <Button size="small" tone="secondary" onClick={() => unavailable.forEach(onToggle)}>
              {messages.removeUnavailable}
            </Button>
          }
        >
          {messages.goneHint(unavailable.map(({ title }) => title))}
        </Banner>
      )}
      <Grid columns={4} as="ul">
        {teasers.map((teaser) => (
          <li key={`${teaser.kind} ${teaser.slug}`}>
            <TeaserCard level={2} teaser={teaser} wish={heart(teaser)} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
