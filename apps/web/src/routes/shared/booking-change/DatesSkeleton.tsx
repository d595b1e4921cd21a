import { Skeleton, VisuallyHidden } from '@aitours/ui';
import { messages } from './messages.ts';

/** The calendar before it is loaded. */
export const DatesSkeleton = () => (
  <>
    <VisuallyHidden role="status">{messages.loadingDates}</VisuallyHidden>
    <Skeleton shape="panel" />
  </>
);
