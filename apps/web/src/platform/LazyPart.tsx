import { Skeleton, type SkeletonProps, Text } from '@aitours/ui';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { partNotLoaded } from './loadingMessages.ts';

const failed = (
  <div role="alert">
    <Text>{partNotLoaded}</Text>
  </div>
);

/** Wraps a lazy part of a page. If its code can't be loaded, an error message replaces the part and the page stays. */
export const LazyPart = ({ children, shape = 'panel' }: { children: ReactNode; shape?: SkeletonProps['shape'] }) => (
  <ErrorBoundary fallback={failed}>
    <Suspense fallback={<Skeleton shape={shape} />}>{children}</Suspense>
  </ErrorBoundary>
);
