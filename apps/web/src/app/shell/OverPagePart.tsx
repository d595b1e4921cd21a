import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { ChatPart } from './ChatPart.tsx';
import { useMergeNotice } from './useMergeNotice.ts';
import { WizardSlot } from './WizardSlot.tsx';

/** The transfer wizard when open (XFER-18), the chat (SHELL-51), and what signing in did to the cart. */
export default function OverPagePart() {
  useMergeNotice();
  return (
    <>
      <WizardSlot />
      <ErrorBoundary>
        <ChatPart />
      </ErrorBoundary>
    </>
  );
}
