import type { Schema } from '@aitours/api-client';
import { formatDuration } from '@aitours/domain/activity';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Heading, Image, Stack, Text } from '@aitours/ui';
import type { ReactNode } from 'react';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import * as styles from './DayPanel.css.ts';
import { messages } from './messages.ts';

type Day = Schema<'TourDay'>;

/** One day: what happens, where one sleeps, how one gets about and what one eats (TOUR-08, TOUR-09). */
export function DayPanel({ day }: { day: Day }) {
  return (
    <Stack gap="large">
      <Text measure>{day.description}</Text>
      <Part title={messages.accommodation}>
        {day.hotel_details ? (
          <Hotel hotel={day.hotel_details} room={day.room_type_details} />
        ) : (
          <Soft>{messages.noNight}</Soft>
        )}
      </Part>
      <Part title={messages.transfers}>
        {day.transfers.length === 0 ? <Soft>{messages.none}</Soft> : <Transfers transfers={day.transfers} />}
      </Part>
      <Part title={messages.meals}>
        {day.meals.length === 0 ? (
          <Soft>{messages.none}</Soft>
        ) : (
          <Text>{day.meals.map(({ name }) => name).join(' · ')}</Text>
        )}
      </Part>
      {day.activities.length > 0 && (
        <Part title={messages.extras}>
          <ul className={styles.list}>
            {day.activities.map(({ id, name, price, description }) => (
              <li key={id} className={styles.line}>
                <span className={styles.lineName}>{name}</span>
                <span className={styles.amount}>{formatPrice(parseFils(price))}</span>
                {description && <span className={styles.detail}>{description}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </Stack>
  );
}

const Soft = ({ children }: { children: string }) => <Text tone="soft">{children}</Text>;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="xsmall">
      <Heading level={4}>{title}</Heading>
      {children}
    </Stack>
  );
}

function Hotel({ hotel, room }: { hotel: NonNullable<Day['hotel_details']>; room: Day['room_type_details'] }) {
  return (
    <div className={styles.hotel}>
      <div className={styles.hotelPicture}>
        <Image {...pictureOf(hotel.image)} alt="" ratio="landscape" sizes="(max-width: 768px) 90vw, 220px" />
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
          <span className={styles.detail}>{messages.way(transfer.from_location, transfer.to_location)}</span>
          <span className={styles.detail}>{transferFacts(transfer)}</span>
        </li>
      ))}
    </ul>
  );
}

/** "about 25 min · 12.4 km · Shared Minibus", as far as it is known (ENTITY-06). */
const transferFacts = ({ duration_minutes, distance_km, transfer_vehicle_details }: Day['transfers'][number]): string =>
  [
    duration_minutes > 0 && messages.minutes(formatDuration(duration_minutes)),
    distance_km !== null && messages.kilometres(distance_km),
    transfer_vehicle_details?.name,
  ]
    .filter(Boolean)
    .join(' · ');
