import type { Permission } from '@aitours/domain/staff';
import { Card, Grid, Text, TextLink, VisuallyHidden } from '@aitours/ui';
import { CarFront, type LucideIcon, MapIcon, Ticket } from 'lucide-react';
import { staffPaths } from '../../platform/staffPaths.ts';
import { usePermissions } from '../shared/access/usePermissions.ts';
import { overviewMessages as messages } from '../shared/overviewMessages.ts';
import * as styles from './Overview.css.ts';

type Category = keyof typeof messages.category;

interface CategoryLink {
  readonly name: Category;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly permission: Permission;
}

const categories: readonly CategoryLink[] = [
  { name: 'tours', href: staffPaths.tours, icon: MapIcon, permission: 'catalogue.read' },
  { name: 'transfers', href: staffPaths.transfers, icon: CarFront, permission: 'bookings.read' },
  { name: 'attractions', href: staffPaths.tickets, icon: Ticket, permission: 'catalogue.read' },
];

/** The categories with links (STAFF-10). */
export function Categories() {
  const can = usePermissions();
  return (
    <section>
      <VisuallyHidden>
        <h2>{messages.categories}</h2>
      </VisuallyHidden>
      <Grid as="ul" columns={3} gap="medium">
        {categories
          .filter(({ permission }) => can(permission))
          .map(({ name, href, icon: Icon }) => (
            <Card as="li" key={name}>
              <div className={styles.category}>
                <span className={styles.plate}>
                  <Icon aria-hidden className={styles.icon} />
                </span>
                <div>
                  <TextLink href={href} tone="quiet">
                    {messages.category[name].title}
                  </TextLink>
                  <Text size="small" tone="soft">
                    {messages.category[name].text}
                  </Text>
                </div>
              </div>
            </Card>
          ))}
      </Grid>
    </section>
  );
}
