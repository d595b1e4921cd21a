import { LinkButton } from '@aitours/ui';
import { staffPaths } from '../shared/staffPaths.ts';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';
import { vehicleMessages as messages } from './vehicleMessages.ts';

/** The link back to the list. */
export const allVehicles = (
  <LinkButton tone="secondary" href={staffPaths.vehicles}>
    {messages.toList}
  </LinkButton>
);

/** What is shown while a vehicle loads, and when it can't be loaded. */
export const VehicleWaiting = (props: Pick<ProductWaitingProps, 'failure' | 'onRetry'>) => (
  <ProductWaiting {...props} texts={messages} action={allVehicles} />
);
