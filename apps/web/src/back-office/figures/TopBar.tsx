import { type Schema, toPictureUrl } from '@aitours/api-client';
import { formatTime, toDubaiTime } from '@aitours/domain/dates';
import { Avatar, Badge, Card, Text } from '@aitours/ui';
import { BadgeCheck } from 'lucide-react';
import { useBrowserStore } from '../../hydration/index.ts';
import { PhoneNumber } from '../../platform/traveller-fields/PhoneField.tsx';
import { messages } from '../shared/messages.ts';
import * as styles from './TopBar.css.ts';

/** The staff member and the current time (STAFF-05). */
export function TopBar({ user }: { user: Schema<'User'> }) {
  const time = useDubaiTime();
  const { full_name: name, email, phone, avatar } = user;
  return (
    <Card>
      <div className={styles.bar}>
        <div className={styles.person}>
          <Avatar name={name || email} decorative size="large" {...(avatar && { src: getAvatarSource(avatar) })} />
          <div className={styles.content}>
            <Text strong>{name || email}</Text>
            <div className={styles.contact}>
              <Text size="small" tone="soft">
                {email}
              </Text>
              {phone && (
                <Text size="small" tone="soft" figures>
                  <PhoneNumber number={phone} />
                </Text>
              )}
            </div>
          </div>
        </div>
        <div className={styles.aside}>
          <Badge tone="positive" icon={BadgeCheck}>
            {messages.staff}
          </Badge>
          <Text size="small" tone="soft" figures>
            {time && messages.inDubai(time)}
          </Text>
        </div>
      </div>
    </Card>
  );
}

/** The smallest picture size (IMG-02). */
const getAvatarSource = (imageId: string): string => toPictureUrl(imageId, 320, 'webp');

const CHECK_MILLISECONDS = 5000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MILLISECONDS);
  return () => clearInterval(timer);
}

/** Returns the current time in Dubai, such as "2:30 PM" (STAFF-05). Empty on the server. */
const useDubaiTime = (): string =>
  useBrowserStore(
    subscribe,
    () => formatTime(toDubaiTime(new Date())),
    () => '',
  );
