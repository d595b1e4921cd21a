import { Disclosure } from '@aitours/ui';
import { lazy, useState } from 'react';
import { LazyPart } from '../LazyPart.tsx';
import { messages } from './messages.ts';
import type { RefundTablesProps } from './RefundTables.tsx';

const RefundTables = lazy(() => import('./RefundTables.tsx'));

/** Shows on request what a cancellation refunds until when; its tables load when it is opened first. */
export function RefundDisclosure(props: RefundTablesProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <Disclosure variant="plain" title={messages.disclosure} onToggle={(isOpen) => isOpen && setOpened(true)}>
      {isOpened && (
        <LazyPart>
          <RefundTables {...props} />
        </LazyPart>
      )}
    </Disclosure>
  );
}
