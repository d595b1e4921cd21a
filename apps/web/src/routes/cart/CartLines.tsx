import { formatPrice } from '@aitours/domain/money';
import { partyLimits } from '@aitours/domain/party';
import { Banner, Button, type Fact, NumberStepper, OrderLine, Stack } from '@aitours/ui';
import { CalendarDays, Clock, MapPin, RotateCcw, Ticket, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ClashBanners, OtherDateLink } from '../../features/cart/ClashBanners.tsx';
import { type CartLine, getProductPath } from '../../features/cart/cartLine.ts';
import { describeCancellations } from '../../features/cart/describeCancellations.ts';
import { type Clash, describeClashes } from '../../features/cart/describeClashes.ts';
import {
  describeItem,
  findActivityParty,
  findAddressRequest,
  findWarningText,
  getRemedyText,
  type ItemDescription,
} from '../../features/cart/describeItem.ts';
import type { CartActions } from '../../features/cart/useCartActions.ts';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import * as styles from './Cart.css.ts';
import { messages } from './messages.ts';
import type { CartState } from './useCartPage.ts';

const EditItemDialog = lazy(() => import('../../features/cart/EditItemDialog.tsx'));

export interface CartLinesProps {
  cart: Extract<CartState, { is: 'loaded' }>;
  actions: CartActions;
  onEdited: () => void;
}

/** A card per item, in the order of their addition (CART-01). */
export function CartLines({ cart, actions, onEdited }: CartLinesProps) {
  const [editedId, setEditedId] = useState<string>();
  const edited = cart.items.find(({ id }) => id === editedId);
  const clashes = describeClashes(cart.lines, cart.clashes);
  const cancellations = describeCancellations(cart.lines, new Date());
  return (
    <div className={styles.lines}>
      {cart.lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          clashes={clashes.get(line.id) ?? []}
          cancellation={cancellations.get(line.id)}
          actions={actions}
          onEdit={() => setEditedId(line.id)}
        />
      ))}
      {edited && (
        <Suspense>
          <EditItemDialog item={edited} onClose={() => setEditedId(undefined)} onSaved={onEdited} />
        </Suspense>
      )}
    </div>
  );
}

interface LineProps {
  line: CartLine;
  /** Why it doesn't go together with other items. */
  clashes: readonly Clash[];
  /** Until when it can be cancelled; unknown without a date. */
  cancellation: string | undefined;
  actions: CartActions;
  onEdit: () => void;
}

function Line({ line, clashes, cancellation, actions, onEdit }: LineProps) {
  const description = describeItem(line);
  const isUnconfirmed = actions.unconfirmed.has(line.id);
  const isChangeable = line.type !== 'tour';
  const onRemove = () => void actions.remove(line.id);
  return (
    <OrderLine
      title={line.title}
      href={getProductPath(line)}
      kind={description.kind}
      picture={getPicture(line.image)}
      facts={listFacts(description, cancellation)}
      extras={[...description.extras]}
      amount={isUnconfirmed ? messages.updating : formatPrice(line.amount)}
      warning={
        <BelowLine
          line={line}
          clashes={clashes}
          onAdults={(adults) => actions.setAdults(line.id, adults)}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      }
      onEdit={isChangeable ? onEdit : undefined}
      onRemove={onRemove}
    />
  );
}

/** Errors, warnings, and the adults of an activity: who else comes is changed in the dialog. */
function BelowLine({
  line,
  clashes,
  onAdults,
  onEdit,
  onRemove,
}: Pick<LineProps, 'line' | 'clashes' | 'onEdit'> & {
  onAdults: (adults: number) => void;
  onRemove: () => void;
}) {
  const request = findAddressRequest(line);
  const party = line.type === 'activity' ? findActivityParty(line) : undefined;
  return (
    <Stack gap="small">
      <UnavailableBanner line={line} />
      <ClashBanners clashes={clashes} onRemove={onRemove} />
      {request && (
        <Banner
          tone="pending"
          title={request}
          action={
            <Button size="small" tone="secondary" onClick={onEdit}>
              {messages.addAddress}
            </Button>
          }
        />
      )}
      {party && (
        <div className={styles.quantity}>
          <NumberStepper
            label={messages.adults}
            id={`adults-${line.id}`}
            value={party.adults}
            min={0}
            max={partyLimits.adults.max}
            maxReason={messages.max(partyLimits.adults.max)}
            onChange={onAdults}
          />
        </div>
      )}
    </Stack>
  );
}

/** Why an item can't be booked, and what to do about it. A tour's other dates are on its page. */
function UnavailableBanner({ line }: Pick<LineProps, 'line'>) {
  const warning = findWarningText(line);
  const href = line.type === 'tour' ? getProductPath(line) : undefined;
  if (!warning) return null;
  return (
    <Banner
      tone="scarce"
      title={warning}
      action={href !== undefined && <OtherDateLink title={line.title} href={href} />}
    >
      {getRemedyText(line)}
    </Banner>
  );
}

function listFacts(
  { date, time, party, pickup, ticketType }: ItemDescription,
  cancellation: string | undefined,
): Fact[] {
  const facts: readonly [Fact['icon'], string, string | undefined][] = [
    [CalendarDays, messages.date, date],
    [Clock, messages.time, time],
    [Users, messages.party, party],
    [MapPin, messages.pickup, pickup],
    [Ticket, messages.ticketType, ticketType],
    [RotateCcw, messages.cancellation, cancellation],
  ];
  return facts.flatMap(([icon, label, value]) => (value ? [{ icon, label, value }] : []));
}
