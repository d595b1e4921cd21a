import { type CalendarDate, formatShortDate } from '@aitours/domain/dates';
import { ErrorState, PageSkeleton } from '@aitours/ui';
import { useIsOffline } from '../../platform/offline/readReports.ts';
import { createPageMeta } from '../../platform/page.ts';
import { useToday } from '../../platform/useToday.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { CheckInsView } from './CheckIns.view.tsx';
import { messages as gateMessages } from './messages.ts';
import { useGate } from './useGate.ts';
import { useGateSettings } from './useGateSettings.ts';

/** /dashboard/gate: checks passes in, also without a network */
export default function CheckIns() {
  const today = useToday();
  return (
    <DashboardFrame current="gate">
      {() =>
        today ? <TodaysGate key={today} today={today} /> : <PageSkeleton shape="form" label={gateMessages.noDate} />
      }
    </DashboardFrame>
  );
}

function TodaysGate({ today }: { readonly today: CalendarDate }) {
  const settings = useGateSettings();
  const gate = useGate(today, settings.gate);
  const isOffline = useIsOffline();
  const { day, failure } = gate;
  return (
    <>
      <SectionHead title={gateMessages.title} lead={gateMessages.lead(formatShortDate(today))} />
      {day ? (
        <CheckInsView
          {...gate}
          settings={settings}
          today={today}
          offlineSince={isOffline || failure !== undefined ? day.readAt : undefined}
        />
      ) : failure === undefined ? (
        <PageSkeleton shape="form" label={gateMessages.loading} />
      ) : (
        <ErrorState title={gateMessages.failed} onRetry={gate.reload}>
          {gateMessages.failedText}
        </ErrorState>
      )}
    </>
  );
}

export const meta = createPageMeta('Gate · Dashboard');

export const isPrivate = true;
export const hasShell = false;
