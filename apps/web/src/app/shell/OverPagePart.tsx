import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { ChatPart } from './ChatPart.tsx';
import { WizardSlot } from './WizardSlot.tsx';

/** The transfer wizard when open (XFER-18), and the chat (SHELL-51). */
export default function OverPagePart() {
  return (
    <>
      <WizardSlot />
      <ErrorBoundary>
        <ChatPart />
      </ErrorBoundary>
    </>
  );
}
