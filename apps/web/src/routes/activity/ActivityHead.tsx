import type { Schema } from '@aitours/api-client';
import { formatActivityType } from '@aitours/domain/activity';
import { formatRating } from '@aitours/domain/browse';
import { Badge, Heading, Inline, Rating, Stack, Text, TextLink } from '@aitours/ui';
import { FreeCancellation } from '../../features/catalogue/FreeCancellation.tsx';
import { WishlistButton } from '../../features/wishlist/WishlistButton.tsx';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

/** Title, location, rating and wishlist button. */
export function ActivityHead({ activity }: { activity: Schema<'Activity'> }) {
  const { title, slug, activity_type, location_name, average_rating, reviews_count } = activity;
  return (
    <Stack gap="small">
      <TextLink href={paths.thingsToDo('activities')}>{messages.activities}</TextLink>
      <Inline justify="between" align="start" gap="medium" wrap="never">
        <Heading level={1}>{title}</Heading>
        <WishlistButton item={{ kind: 'activity', slug, title }} />
      </Inline>
      <Inline gap="medium">
        <Badge>{formatActivityType(activity_type)}</Badge>
        <Text as="span" tone="soft">
          {location_name}
        </Text>
        <FreeCancellation activity={activity} />
        {average_rating !== null && reviews_count > 0 && (
          <Rating value={average_rating} text={formatRating(average_rating)} reviews={reviews_count} />
        )}
      </Inline>
    </Stack>
  );
}
