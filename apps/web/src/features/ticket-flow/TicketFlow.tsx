import type { Schema } from '@aitours/api-client';
import { Skeleton } from '@aitours/ui';
import { lazy, Suspense } from 'react';
import { useInView } from '../../platform/useInView.ts';
import * as styles from './TicketFlow.css.ts';
import type { TicketFlowOptions } from './useTicketFlow.ts';

const FlowPart = lazy(() => import('./FlowPart.tsx'));

/** Target of links on the page. */
export const ticketsId = 'tickets';

export interface TicketFlowProps extends TicketFlowOptions {
  event: Schema<'Event'>;
}

/** The container of the ticket flow; the flow and its calendar load when it is nearly in view. */
export function TicketFlow(props: TicketFlowProps) {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const waiting = <Skeleton shape="panel" />;
  return (
    <div ref={ref} id={ticketsId} className={styles.place}>
      {wasInView ? (
        <Suspense fallback={waiting}>
          <FlowPart {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
