import { isLimited } from '@aitours/domain/availability';
import { formatShortDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Badge, Card, Heading, IconButton, Image, LinkButton, Price, Text, VisuallyHidden } from '@aitours/ui';
import { CalendarDays, Heart, type LucideIcon, MapPin, RotateCcw, Ticket } from 'lucide-react';
import type { AttractionCard as AttractionFacts } from '../../features/catalogue/cardQueries.ts';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { messages as cardMessages } from '../../features/catalogue/messages.ts';
import type { Heart as HeartState } from '../../features/wishlist/useWishlist.ts';
import { paths } from '../../platform/paths.ts';
import * as styles from './AttractionCard.css.ts';
import { messages } from './messages.ts';

export interface AttractionCardProps {
  card: AttractionFacts;
  wish: HeartState;
  /** The picture is above the fold. */
  priority: boolean;
}

const SIZES = '(max-width: 768px) 92vw, (max-width: 1249px) 45vw, 400px';

/** An attraction in the list: venue, dates, tickets left, lowest price (TICKET-12 to TICKET-17, TICKET-44). */
export function AttractionCard({ card, wish, priority }: AttractionCardProps) {
  const { slug, title, image, location, end_date, experiences, adult_price, refundable } = card;
  return (
    <Card as="article" padding="none">
      <div className={styles.picture}>
        <Image {...getPicture(image)} alt="" ratio="square" sizes={SIZES} priority={priority} />
        <span className={styles.stock}>
          <Stock card={card} />
        </span>
        <span className={styles.wish}>
          <IconButton icon={Heart} tone="plate" label={wish.label} aria-pressed={wish.on} onClick={wish.onToggle} />
        </span>
      </div>
      <div className={styles.content}>
        <Heading level={3} size="small">
          {title}
        </Heading>
        <ul className={styles.facts}>
          <Fact icon={MapPin}>{location || messages.noPlace}</Fact>
          <Fact icon={CalendarDays}>{messages.until(formatShortDate(end_date))}</Fact>
          <Fact icon={Ticket}>{messages.experiences(experiences)}</Fact>
          {refundable && <Fact icon={RotateCcw}>{cardMessages.freeCancellation}</Fact>}
        </ul>
        <div className={styles.foot}>
          {adult_price === undefined ? (
            <Text as="span" tone="soft" size="small">
              {messages.noPrice}
            </Text>
          ) : (
            <Price prefix={messages.from} amount={formatPrice(parseFils(adult_price))} />
          )}
          <LinkButton href={paths.attractionDetail(slug)} size="small">
            {messages.bookNow}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** The number of tickets left (TICKET-13). */
function Stock({ card }: { card: AttractionFacts }) {
  if (card.available_tickets === 0) return <Badge tone="critical">{messages.soldOut}</Badge>;
  return (
    <Badge tone={isLimited(card.available_tickets) ? 'scarce' : 'positive'}>
      {messages.left(card.available_tickets)}
    </Badge>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className={styles.fact}>
      <Icon aria-hidden className={styles.icon} />
      {children}
    </li>
  );
}
