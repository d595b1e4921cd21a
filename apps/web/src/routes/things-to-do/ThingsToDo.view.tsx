import { type Category, categories } from '@aitours/domain/browse';
import { CategoryPills, Container, Stack } from '@aitours/ui';
import { Car, LayoutGrid, type LucideIcon, Map as MapIcon, Mountain, Ticket } from 'lucide-react';
import { type Browsing, getBrowsingPath } from '../../features/catalogue/browsing.ts';
import type { Wishlist } from '../../features/wishlist/useWishlist.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { IdlePart } from './IdlePart.tsx';
import { messages } from './messages.ts';
import { ProductList } from './ProductList.tsx';
import * as styles from './ThingsToDo.css.ts';
import type { ProductsState } from './useProducts.ts';

/** How a change of the URL enters the browser's history; by default as a new entry. */
export interface BrowseOptions {
  readonly replace?: boolean;
}

export interface BrowsingProps {
  browsing: Browsing;
  onBrowse: (change: Partial<Browsing>, options?: BrowseOptions) => void;
}

export interface ThingsToDoViewProps extends BrowsingProps {
  products: ProductsState;
  heart: Wishlist['heart'];
}

const icons: Readonly<Record<Category, LucideIcon>> = {
  all: LayoutGrid,
  activities: Mountain,
  tours: MapIcon,
  attractions: Ticket,
  transfers: Car,
};

/** All products by category and filters; transfers have a search form (BROWSE-01 to BROWSE-08). */
export function ThingsToDoView(props: ThingsToDoViewProps) {
  const { browsing, onBrowse } = props;
  const isTransfers = browsing.category === 'transfers';
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        {!isTransfers && (
          <div className={styles.freeOn}>
            <IdlePart part="freeOn" browsing={browsing} onBrowse={onBrowse} />
          </div>
        )}
        <CategoryPills
          label={messages.categories}
          pills={categories.map((category) => ({
            label: messages.category[category],
            icon: icons[category],
            href: getBrowsingPath({ ...browsing, category, shown: undefined }),
            current: category === browsing.category,
          }))}
        />
        {isTransfers ? (
          <IdlePart part="transferForm" shape="panel" browsing={browsing} onBrowse={onBrowse} />
        ) : (
          <ProductList {...props} />
        )}
      </Stack>
    </Container>
  );
}
