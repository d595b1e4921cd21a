import { LinkButton } from '@aitours/ui';
import { staffPaths } from '../shared/staffPaths.ts';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';

/** The link back to the list. */
export const allCruises = (
  <LinkButton tone="secondary" href={staffPaths.catalogueCruises}>
    {messages.toList}
  </LinkButton>
);

/** What is shown while a cruise loads, and when it can't be loaded. */
export const CruiseWaiting = (props: Pick<ProductWaitingProps, 'failure' | 'onRetry'>) => (
  <ProductWaiting {...props} texts={messages} action={allCruises} />
);
