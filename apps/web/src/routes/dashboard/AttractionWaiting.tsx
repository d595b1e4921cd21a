import { LinkButton } from '@aitours/ui';
import { staffPaths } from '../shared/staffPaths.ts';
import { attractionMessages as messages } from './attractionMessages.ts';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';

/** The link back to the list. */
export const allAttractions = (
  <LinkButton tone="secondary" href={staffPaths.attractions}>
    {messages.toList}
  </LinkButton>
);

/** What is shown while an attraction loads, and when it can't be loaded. */
export const AttractionWaiting = (props: Pick<ProductWaitingProps, 'failure' | 'onRetry'>) => (
  <ProductWaiting {...props} texts={messages} action={allAttractions} />
);
