import { LinkButton } from '@aitours/ui';
import { staffPaths } from '../shared/staffPaths.ts';
import { destinationMessages as messages } from './destinationMessages.ts';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';

/** The link back to the list. */
export const allDestinations = (
  <LinkButton tone="secondary" href={staffPaths.destinations}>
    {messages.toList}
  </LinkButton>
);

/** What is shown while a destination loads, and when it can't be loaded. */
export const DestinationWaiting = (props: Pick<ProductWaitingProps, 'failure' | 'onRetry'>) => (
  <ProductWaiting {...props} texts={messages} action={allDestinations} />
);
