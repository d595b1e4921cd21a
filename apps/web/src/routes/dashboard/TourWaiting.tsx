import { LinkButton } from '@aitours/ui';
import { staffPaths } from '../shared/staffPaths.ts';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';
import { tourFormMessages as messages } from './tourFormMessages.ts';

/** The link back to the list. */
export const allTours = (
  <LinkButton tone="secondary" href={staffPaths.catalogueTours}>
    {messages.toList}
  </LinkButton>
);

/** What is shown while a tour loads, and when it can't be loaded. */
export const TourWaiting = (props: Pick<ProductWaitingProps, 'failure' | 'onRetry'>) => (
  <ProductWaiting {...props} texts={messages} action={allTours} />
);
