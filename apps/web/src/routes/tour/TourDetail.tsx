import { Container, Hero, Inline, Stack, TextLink } from '@aitours/ui';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { WishlistButton } from '../../features/wishlist/WishlistButton.tsx';
import { deferPart } from '../../hydration/index.ts';
import { paths } from '../../platform/paths.ts';
import { usePartFailure } from '../shared/usePartFailure.ts';
import { messages } from './messages.ts';
import type { TourPlanProps } from './TourPlan.deferred.tsx';

export type TourDetailProps = TourPlanProps;

/**
 * The plan needs more script than the rest of the page. Without it, no start date is proposed, and an address with a
 * customised plan has no total.
 */
const TourPlan = deferPart(
  () => import('./TourPlan.deferred.tsx'),
  usePartFailure,
  () => location.search !== '',
);

/** A tour: its picture and plan (TOUR-01 to TOUR-24). */
export function TourDetail(props: TourDetailProps) {
  const { slug, title, name, duration_days, duration_nights, featured_image, images } = props.tour;
  const picture = featured_image ?? (images.find((each) => each.is_primary) ?? images[0])?.image;
  return (
    <>
      <Container>
        <Stack gap="xlarge">
          <Inline justify="between">
            <TextLink href={paths.thingsToDo('tours')}>{messages.tours}</TextLink>
            <WishlistButton item={{ kind: 'tour', slug, title }} />
          </Inline>
          <Hero
            height="low"
            title={title || name}
            text={messages.daysAndNights(duration_days, duration_nights)}
            picture={getPicture(picture)}
          />
        </Stack>
      </Container>
      <TourPlan {...props} />
    </>
  );
}
