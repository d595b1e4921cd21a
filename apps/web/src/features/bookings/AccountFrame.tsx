import { Container, SideMenu } from '@aitours/ui';
import { Settings, TicketCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import * as styles from './AccountFrame.css.ts';
import { messages } from './messages.ts';

export interface AccountFrameProps {
  readonly current: 'bookings' | 'settings';
  readonly children: ReactNode;
}

/** A page of the visitor's account, with the way to the other one (BOOK-01). */
export function AccountFrame({ current, children }: AccountFrameProps) {
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
        <div className={styles.content}>{children}</div>
      </div>
    </Container>
  );
}
