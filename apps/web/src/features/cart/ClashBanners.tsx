import { Banner, Button, Inline, LinkButton } from '@aitours/ui';
import { paths } from '../../platform/paths.ts';
import type { Clash } from './describeClashes.ts';
import { messages } from './messages.ts';

export interface ClashBannersProps {
  clashes: readonly Clash[];
  /** Receives the id of an item. */
  onRemove: (id: string) => void;
}

/** What doesn't go together, with what can be done about it. Nothing is prevented. */
export const ClashBanners = ({ clashes, onRemove }: ClashBannersProps) =>
  clashes.map((clash) => (
    <Banner
      key={`${clash.item} ${clash.text}`}
      tone="pending"
      title={clash.text}
      action={<Actions clash={clash} onRemove={onRemove} />}
    >
      {clash.hint}
    </Banner>
  ));

/** A link to a product's page, where another date can be chosen. */
export const OtherDateLink = ({ title, href }: { title: string; href: string }) => (
  <LinkButton size="small" tone="secondary" href={href} aria-label={messages.chooseDateOf(title)}>
    {messages.chooseDate}
  </LinkButton>
);

function Actions({
  clash: { item, title, href, bookingNumber },
  onRemove,
}: Pick<ClashBannersProps, 'onRemove'> & { clash: Clash }) {
  return (
    <Inline>
      {href !== undefined && <OtherDateLink title={title} href={href} />}
      {bookingNumber !== undefined && (
        <LinkButton size="small" tone="secondary" href={paths.changeBooking(bookingNumber)}>
          {messages.changeBooking(bookingNumber)}
        </LinkButton>
      )}
      <Button size="small" tone="quiet" aria-label={messages.removeClashOf(title)} onClick={() => onRemove(item)}>
        {messages.removeClash}
      </Button>
    </Inline>
  );
}
