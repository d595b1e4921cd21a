import { Autocomplete, Stack, TagGroup } from '@aitours/ui';
import { useQuery } from '../../../platform/api.tsx';
import { defineQuery } from '../../../platform/query.ts';
import { bindFields } from '../product/bindFields.ts';
import type { PromoDraft, StaffPromoCode } from './promoDraft.ts';
import { promoMessages as messages } from './promoMessages.ts';

type Products = StaffPromoCode['products'];

export interface PromoProductsProps {
  readonly draft: PromoDraft;
  readonly change: (part: Partial<PromoDraft>) => void;
}

const types = { activity: 'activity', attraction: 'ticket', tour: 'tour', transfer: 'transfer' } as const;
const maxProducts = 50;

/** The products that a promo code is for, found by the shop's search. */
export function PromoProducts({ draft, change }: PromoProductsProps) {
  const { products, productSearch } = draft;
  const field = bindFields({ draft, change });
  const { matches, isLoading } = useMatches(productSearch);
  const found = matches.filter((product) => !products.some((chosen) => getKey(chosen) === getKey(product)));
  const add = (key: string) => {
    const product = found.find((one) => getKey(one) === key);
    change({ productSearch: '', ...(product && { products: [...products, product] }) });
  };
  return (
    <Stack gap="small">
      {products.length > 0 && (
        <TagGroup
          label={messages.chosenProducts}
          tags={products.map((product) => ({ id: getKey(product), label: product.title }))}
          onRemove={(keys) => change({ products: products.filter((product) => !keys.includes(getKey(product))) })}
        />
      )}
      {products.length < maxProducts && (
        <Autocomplete
          {...field('productSearch', 'products')}
          label={messages.findingProducts}
          description={messages.productsHint}
          suggestions={found.map((product) => ({ value: getKey(product), label: product.title }))}
          loading={isLoading}
          onSelect={add}
        />
      )}
    </Stack>
  );
}

const getKey = ({ type, id }: Products[number]): string => `${type} ${id}`;

/** Returns the products that the shop's search finds, without articles. */
function useMatches(text: string): { readonly matches: Products; readonly isLoading: boolean } {
  const q = text.trim();
  const { data, isValidating } = useQuery(
    q.length > 1 ? defineQuery('searchCatalogue', { query: { q, limit: 5 } }) : null,
  );
  const results = data?.groups.flatMap((group) => group.results) ?? [];
  const matches = results.flatMap(({ kind, id, title }) =>
    kind === 'article' ? [] : [{ type: types[kind], id, title }],
  );
  return { matches, isLoading: data === undefined && isValidating };
}
