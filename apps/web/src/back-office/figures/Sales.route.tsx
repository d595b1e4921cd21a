import { addDays, normaliseDate } from '@aitours/domain/dates';
import { findPeriodError, type Period } from '@aitours/domain/sales';
import { PageSkeleton, Section, Stack } from '@aitours/ui';
import { useLocation, useSearch } from 'wouter';
import { useClient } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { useToday } from '../../platform/useToday.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { listMessages } from '../shared/listMessages.ts';
import { messages } from '../shared/messages.ts';
import { SectionHead } from '../shared/SectionHead.tsx';
import { SheetDownloads } from '../shared/SheetDownloads.tsx';
import { SalesPeriod } from './SalesPeriod.tsx';
import { SalesReport } from './SalesReport.tsx';
import { salesMessages } from './salesMessages.ts';

/** /dashboard/sales: what was sold in a period */
export default function Sales() {
  const today = useToday();
  return (
    <DashboardFrame current="sales">
      {() => (today ? <OnePeriod today={today} /> : <PageSkeleton shape="table" label={salesMessages.loading} />)}
    </DashboardFrame>
  );
}

const groupings = ['product', 'day', 'channel'] as const;
const fileNames = { product: 'sales', day: 'sales-by-day', channel: 'sales-by-channel' };

const getHref = ({ start, end }: Period): string => `${staffPaths.sales}?${new URLSearchParams({ start, end })}`;

function OnePeriod({ today }: { readonly today: string }) {
  const client = useClient();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const end = normaliseDate(query.get('end') ?? '') ?? today;
  const period = { start: normaliseDate(query.get('start') ?? '') ?? addDays(end, -29), end };
  const error = findPeriodError(period);
  return (
    <Stack gap="large">
      <SectionHead title={messages.sections.sales} lead={listMessages.lists.sales.lead} />
      <SalesPeriod
        today={today}
        period={period}
        error={error}
        getHref={getHref}
        onChange={(next) => navigate(getHref(next), { replace: true })}
      />
      {!error && (
        <>
          <SalesReport key={getHref(period)} period={period} />
          <Section title={salesMessages.downloads} size="medium">
            {groupings.map((by) => (
              <SheetDownloads
                key={by}
                name={`${fileNames[by]}-${period.start}-${period.end}`}
                exportAs={salesMessages.exportAs[by]}
                onExport={(format) => client.call('exportSales', { path: { format }, query: { ...period, by } })}
              />
            ))}
          </Section>
        </>
      )}
    </Stack>
  );
}

export const meta = createPageMeta('Sales · Dashboard');

export const isPrivate = true;
export const hasShell = false;
