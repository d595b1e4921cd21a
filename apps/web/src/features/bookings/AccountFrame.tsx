import { Container, Heading, SideMenu, Stack, Text } from '@aitours/ui';
import { Settings, TicketCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../platform/paths.ts';
import * as styles from './AccountFrame.css.ts';
import { messages } from './messages.ts';

export interface AccountFrameProps {
  readonly current: 'bookings' | 'settings';
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Layout of an account page with a link to the other account page (BOOK-01). */
export function AccountFrame({ current, title, lead, children }: AccountFrameProps) {
  return (
    <Container>
      <div className={styles.frame}>
        <SideMenu
          label={messages.menu}
          items={[
            { label: messages.myBookings, href: paths.myBookings, icon: TicketCheck, current: current === 'bookings' },
            { label: messages.settings, href: paths.settings, icon: Settings, current: current === 'settings' },
          ]}
        />
        <div className={styles.content}>
          <Stack gap="large">
            <Stack gap="xxsmall">
              <Heading level={1}>{title}</Heading>
              <Text tone="soft">{lead}</Text>
            </Stack>
            {children}
          </Stack>
        </div>
      </div>
    </Container>
  );
}
