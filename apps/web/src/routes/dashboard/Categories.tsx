import { Card, Grid, Text, TextLink, VisuallyHidden } from '@aitours/ui';
import { CarFront, type LucideIcon, MapIcon, Ticket } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import * as styles from './Overview.css.ts';

type Category = keyof typeof messages.category;

const categories: readonly { readonly name: Category; readonly href: string; readonly icon: LucideIcon }[] = [
  { name: 'tours', href: paths.dashboardTours, icon: MapIcon },
  { name: 'transfers', href: paths.dashboardTransfers, icon: CarFront },
  { name: 'attractions', href: paths.dashboardTickets, icon: Ticket },
];

/** The categories with links (STAFF-10). */
export function Categories() {
  return (
    <section>
      <VisuallyHidden>
        <h2>{messages.categories}</h2>
      </VisuallyHidden>
      <Grid as="ul" columns={3} gap="medium">
        {categories.map(({ name, href, icon: Icon }) => (
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
