import { Container, PageSkeleton } from '@aitours/ui';
import type { ReactNode } from 'react';
import type { ApiState } from '../../platform/api.tsx';

/** The states of a page that shows one product. */
export type DetailState<Product> =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly product: Product };

/** Returns the state of a detail page from its query. */
export function getDetailState<Product>({
  data,
  failure,
  isNotFound,
  reload,
}: ApiState<Product>): DetailState<Product> {
  if (data) return { is: 'loaded', product: data };
  if (isNotFound) return { is: 'missing' };
  return failure === undefined ? { is: 'loading' } : { is: 'failed', retry: reload };
}

export interface DetailPageProps<Product> {
  state: DetailState<Product>;
  loadingMessage: string;
  missing: ReactNode;
  failed: (retry: () => void) => ReactNode;
  children: (product: Product) => ReactNode;
}

/** A page that shows one product, in each of its states. */
export function DetailPage<Product>({ state, loadingMessage, missing, failed, children }: DetailPageProps<Product>) {
  switch (state.is) {
    case 'loading':
      return (
        <Container>
          <PageSkeleton shape="detail" label={loadingMessage} />
        </Container>
      );
    case 'missing':
      return missing;
    case 'failed':
      return failed(state.retry);
    case 'loaded':
      return children(state.product);
  }
}
