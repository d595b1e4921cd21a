import type { Schema } from '@aitours/api-client';
import { formatDuration } from '@aitours/domain/activity';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Badge, Button, Heading, Image, Inline, Stack, Text } from '@aitours/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { messages as bookingText, type DayPart } from '../../features/tour-booking/messages.ts';
import type { ChosenDay } from '../../features/tour-booking/personalDay.ts';
import * as styles from './DayPanel.css.ts';
import { messages } from './planMessages.ts';

type Day = Schema<'TourDay'>;

export interface DayPanelProps {
  day: Day;
  /** The customer's choice for the day. */
  pick: ChosenDay | undefined;
  onCustomise: (part: DayPart) => void;
}

/** One day: programme, hotel, transfer and meals, with the buttons that change them (TOUR-08 to TOUR-10). */
export function DayPanel({ day, pick, onCustomise }: DayPanelProps) {
  const { transfers, meals, activities } = day;
  const customise = (part: DayPart, isChosen: boolean, isOffered = true) => (
    <Customise day={day.day_number} {...{ part, isChosen, isOffered, onCustomise }} />
  );
  return (
    <Stack gap="large">
      <Text measure>{day.description}</Text>
      <Part
        title={messages.accommodation}
        aside={customise('hotel', pick?.room !== undefined, day.hotel_details !== null)}
      >
        {day.hotel_details ? (
          <Hotel hotel={day.hotel_details} room={day.room_type_details} />
        ) : (
          <Soft>{messages.noNight}</Soft>
        )}
      </Part>
      <Part title={messages.transfers} aside={customise('transfer', pick?.vehicle !== undefined, transfers.length > 0)}>
        {transfers.length === 0 ? <Soft>{messages.none}</Soft> : <Transfers transfers={transfers} />}
        {pick?.hotel && <Soft>{bookingText.ridesFollow}</Soft>}
      </Part>
      <Part title={messages.meals} aside={customise('meal', pick?.meal !== undefined)}>
        {meals.length === 0 ? <Soft>{messages.none}</Soft> : <Text>{meals.map(({ name }) => name).join(' · ')}</Text>}
      </Part>
      <Part
        title={messages.extras}
        aside={customise('activity', (pick?.activities.length ?? 0) > 0, activities.length > 0)}
      >
        {activities.length === 0 ? (
          <Soft>{messages.none}</Soft>
        ) : (
          <Extras activities={activities} chosen={pick?.activities ?? []} />
        )}
      </Part>
    </Stack>
  );
}

/** The button of a part; disabled on a day without that part (TOUR-10). */
function Customise({
  day,
  part,
  isChosen,
  isOffered,
  onCustomise,
}: Pick<DayPanelProps, 'onCustomise'> & { day: number; part: DayPart; isChosen: boolean; isOffered: boolean }) {
  return (
    <Inline gap="xsmall">
      {isChosen && <Badge tone="positive">{bookingText.customised}</Badge>}
      <Button
        tone="quiet"
        size="small"
        icon={SlidersHorizontal}
        aria-label={bookingText.customiseLabel(bookingText.customise[part], day)}
        disabled={!isOffered}
        onClick={() => onCustomise(part)}
      >
        {bookingText.customise[part]}
      </Button>
    </Inline>
  );
}

function Extras({
  activities,
  chosen,
}: {
  activities: Day['activities'];
  chosen: readonly Day['activities'][number][];
}) {
  return (
    <ul className={styles.list}>
      {activities.map((activity) => (
        <li key={activity.id} className={styles.line}>
          <span className={styles.lineName}>{activity.name}</span>
          <span className={styles.amount}>
            {chosen.includes(activity) && `${bookingText.customised} · `}
            {formatPrice(parseFils(activity.price))}
          </span>
          {activity.description && <span className={styles.detail}>{activity.description}</span>}
        </li>
      ))}
    </ul>
  );
}

const Soft = ({ children }: { children: string }) => <Text tone="soft">{children}</Text>;

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="xsmall">
      <Inline justify="between" gap="xsmall">
        <Heading level={4}>{title}</Heading>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
}

function Hotel({ hotel, room }: { hotel: NonNullable<Day['hotel_details']>; room: Day['room_type_details'] }) {
  return (
    <div className={styles.hotel}>
      <div className={styles.hotelPicture}>
        <Image {...getPicture(hotel.image)} alt="" ratio="landscape" sizes="(max-width: 768px) 90vw, 220px" />
      </div>
      <Stack gap="xxsmall">
        <Text strong>{hotel.name}</Text>
        <Text size="small">{hotel.star_rating_display}</Text>
        <Text size="small" tone="soft" as="address">
          {[hotel.address, hotel.city].filter(Boolean).join(', ')}
        </Text>
        {room && <Text size="small">{messages.room(room.name)}</Text>}
      </Stack>
    </div>
  );
}

function Transfers({ transfers }: { transfers: Day['transfers'] }) {
  return (
    <ul className={styles.list}>
      {transfers.map((transfer) => (
        <li key={transfer.id} className={styles.line}>
          <span className={styles.lineName}>{transfer.transfer_type_display}</span>
          <span className={styles.amount}>
            {transfer.is_included ? messages.included : formatPrice(parseFils(transfer.price))}
          </span>
          <span className={styles.detail}>{messages.route(transfer.from_location, transfer.to_location)}</span>
          <span className={styles.detail}>{formatTransferFacts(transfer)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Formats a ride: "about 25 min · 12.4 km · Shared Minibus"; unknown values are omitted (ENTITY-06). */
const formatTransferFacts = ({
  duration_minutes,
  distance_km,
  transfer_vehicle_details,
}: Day['transfers'][number]): string =>
  [
    duration_minutes > 0 && messages.minutes(formatDuration(duration_minutes)),
    distance_km !== null && messages.kilometres(distance_km),
    transfer_vehicle_details?.name,
  ]
    .filter(Boolean)
    .join(' · ');
