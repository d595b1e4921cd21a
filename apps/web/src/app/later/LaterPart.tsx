import { Skeleton, Text } from '@aitours/ui';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { shellMessages } from '../shell/messages.ts';

const failed = (
  <div role="alert">
    <Text>{shellMessages.partFailed}</Text>
  </div>
);

/** Around a part of a page whose code comes later. Where it can't be had, its place says so, and the page stays. */
export const LaterPart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={failed}>
    <Suspense fallback={<Skeleton shape="panel" />}>{children}</Suspense>
  </ErrorBoundary>
);
