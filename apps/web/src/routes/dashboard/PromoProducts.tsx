import type { Schema } from '@aitours/api-client';
import { Autocomplete, Stack, TagGroup } from '@aitours/ui';
import { useState } from 'react';
import useSWR from 'swr';
import { useClient } from '../../platform/api.tsx';
import type { StaffPromoCode } from './promoDraft.ts';
import { promoMessages as messages } from './promoMessages.ts';

type Products = StaffPromoCode['products'];

export interface PromoProductsProps {
  readonly products: Products;
  readonly onChange: (products: Products) => void;
}

const types = { activity: 'activity', attraction: 'ticket', tour: 'tour', transfer: 'transfer' } as const;
const maxProducts = 50;

/** The products that a promo code is for, found by the shop's search. */
export function PromoProducts({ products, onChange }: PromoProductsProps) {
  const [text, setText] = useState('');
  const { matches, isLoading } = useMatches(text);
  const found = matches.filter((product) => !products.some((chosen) => keyOf(chosen) === keyOf(product)));
  const add = (key: string) => {
    const product = found.find((one) => keyOf(one) === key);
    if (product) onChange([...products, product]);
    setText('');
  };
  return (
    <Stack gap="small">
      {products.length > 0 && (
        <TagGroup
          label={messages.chosenProducts}
          tags={products.map((product) => ({ id: keyOf(product), label: product.title }))}
          onRemove={(keys) => onChange(products.filter((product) => !keys.includes(keyOf(product))))}
        />
      )}
      {products.length < maxProducts && (
        <Autocomplete
          label={messages.findingProducts}
          description={messages.productsHint}
          suggestions={found.map((product) => ({ value: keyOf(product), label: product.title }))}
          loading={isLoading}
          value={text}
          onChange={setText}
          onSelect={add}
        />
      )}
    </Stack>
  );
}

const keyOf = ({ type, id }: Products[number]): string => `${type} ${id}`;

/** Returns the products that the shop's search finds, without articles. */
function useMatches(text: string): { readonly matches: Products; readonly isLoading: boolean } {
  const client = useClient();
  const query = text.trim();
  const { data, isLoading } = useSWR<Schema<'SearchResults'>, unknown>(
    query.length > 1 && `products for a promo code ${query}`,
    () => client.call('searchCatalogue', { query: { q: query, limit: 5 } }),
  );
  const results = data?.groups.flatMap((group) => group.results) ?? [];
  const matches = results.flatMap(({ kind, id, title }) =>
    kind === 'article' ? [] : [{ type: types[kind], id, title }],
  );
  return { matches, isLoading };
}
