import { lazy, Suspense } from 'react';
import { useIdle } from '../useIdle.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Chat = lazy(() => import('./ChatPart.tsx'));

/** Where the chat stands, over every page; its button comes when the page has nothing better to do (SHELL-51). */
export function ChatSlot() {
  const isIdle = useIdle();
  return (
    <ErrorBoundary>
      <Suspense>{isIdle && <Chat />}</Suspense>
    </ErrorBoundary>
  );
}
