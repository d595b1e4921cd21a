import { type Category, categories } from '@aitours/domain/browse';
import { CategoryPills, Container, Stack } from '@aitours/ui';
import { Car, LayoutGrid, type LucideIcon, Map as MapIcon, Mountain, Ticket } from 'lucide-react';
import { type Browsing, browsingPath } from '../../features/catalogue/browsing.ts';
import type { Wishlist } from '../../features/wishlist/useWishlist.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { messages } from './messages.ts';
import { ProductList } from './ProductList.tsx';
import { TransferSearch } from './TransferSearch.tsx';
import type { ProductsState } from './useProducts.ts';

export interface ThingsToDoViewProps {
  browsing: Browsing;
  products: ProductsState;
  heart: Wishlist['heart'];
  onBrowse: (change: Partial<Browsing>) => void;
}

const icons: Readonly<Record<Category, LucideIcon>> = {
  all: LayoutGrid,
  activities: Mountain,
  tours: MapIcon,
  attractions: Ticket,
  transfers: Car,
};

/** All products by category and filters; transfers have a search form (BROWSE-01 to BROWSE-08). */
export function ThingsToDoView({ browsing, ...rest }: ThingsToDoViewProps) {
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <CategoryPills
          label={messages.categories}
          pills={categories.map((category) => ({
            label: messages.category[category],
            icon: icons[category],
            href: browsingPath({ ...browsing, category, shown: undefined }),
            current: category === browsing.category,
          }))}
        />
        {browsing.category === 'transfers' ? <TransferSearch /> : <ProductList browsing={browsing} {...rest} />}
      </Stack>
    </Container>
  );
}
