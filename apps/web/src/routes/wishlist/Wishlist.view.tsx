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
import type { Wishlist } from '../../features/wishlist/useWishlist.ts';
import type { WishlistItem } from '../../features/wishlist/wishlistStore.ts';
import { paths } from '../../platform/paths.ts';
import { useFocusAfterRemoval } from '../../platform/useFocusAfterRemoval.ts';
import { messages } from './messages.ts';
import type { WishlistState } from './useWishlistTeasers.ts';

export interface WishlistViewProps {
  state: WishlistState;
  heart: Wishlist['heart'];
  onToggle: Wishlist['toggle'];
}

/** The wishlist (SHELL-17, GAP-42). */
export function WishlistView({ state, heart, onToggle }: WishlistViewProps) {
  const [removed, setRemoved] = useState<{ readonly item: WishlistItem; readonly index: number }>();
  const shownIds = findIds(state);
  const list = useFocusAfterRemoval(shownIds, '[aria-pressed]');
  const restore = ({ item, index }: NonNullable<typeof removed>) => {
    onToggle(item, index);
    setRemoved(undefined);
  };
  return (
    <Container>
      <div ref={list}>
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
                {messages.removed(removed.item.title)}
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
                setRemoved({ item, index: shownIds?.indexOf(getId(item)) ?? 0 });
              },
            })}
          />
        </Stack>
      </div>
    </Container>
  );
}

const getId = ({ kind, slug }: Pick<WishlistItem, 'kind' | 'slug'>): string => `${kind} ${slug}`;

function findIds(state: WishlistState): readonly string[] | undefined {
  if (state.is === 'loaded') return state.teasers.map(getId);
  return state.is === 'empty' ? [] : undefined;
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
          <li key={getId(teaser)}>
            <TeaserCard level={2} teaser={teaser} wish={heart(teaser)} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
