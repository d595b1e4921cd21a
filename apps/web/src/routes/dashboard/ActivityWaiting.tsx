import { LinkButton } from '@aitours/ui';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';

/** The link back to the list. */
export const allActivities = (
  <LinkButton tone="secondary" href={staffPaths.catalogue}>
    {messages.all}
  </LinkButton>
);

/** What is shown while an activity loads, and when it can't be loaded. */
export const ActivityWaiting = (props: Pick<ProductWaitingProps, 'failure' | 'onRetry'>) => (
  <ProductWaiting {...props} texts={messages} action={allActivities} />
);
