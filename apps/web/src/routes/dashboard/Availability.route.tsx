import { isProblem, toErrorMessage } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import { EmptyState, ErrorState, LinkButton, PageSkeleton, Stack, Text } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import { useParams, useSearch } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { useToday } from '../../platform/useToday.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import * as styles from './Availability.css.ts';
import { addMonths } from './Availability.view.tsx';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StockOfMonth } from './StockOfMonth.tsx';
import { useStaffApi } from './useStaffApi.ts';

/** /dashboard/availability/{productType}/{productId}: what is sold of a product on each day of a month (GAP-59) */
export default function Availability() {
  const today = useToday();
  return (
    <DashboardFrame current="availability">
      {() => (today ? <OneProduct today={today} /> : <PageSkeleton shape="table" label={messages.loading} />)}
    </DashboardFrame>
  );
}

function OneProduct({ today }: { readonly today: CalendarDate }) {
  const { productType, productId = '' } = useParams();
  const wanted = new URLSearchParams(useSearch()).get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(wanted) ? wanted : today.slice(0, 7);
  const isKnown = productType === 'activity' || productType === 'ticket-type';
  // Of another kind there is no product, and nothing is requested.
  const type = productType === 'ticket-type' ? 'ticket-type' : 'activity';
  const input = { path: { product_type: type, product_id: productId }, query: { month } } as const;
  const { data, failure, reload } = useStaffApi('getStockCalendar', input, isKnown);
  const all = (
    <LinkButton tone="secondary" href={staffPaths.availability}>
      {messages.allProducts}
    </LinkButton>
  );
  if (!isKnown || isProblem(failure, 'not-found'))
    return (
      <EmptyState icon={SearchX} title={messages.unknown} level={1} action={all}>
        <Text>{messages.unknownText}</Text>
      </EmptyState>
    );
  const hrefOf = (count: number) => `${staffPaths.stock(type, productId)}?month=${addMonths(month, count)}`;
  return (
    <Stack gap="large">
      <SectionHead title={data?.title ?? messages.title} lead={messages.month(month)} action={all} />
      <nav className={styles.navigation} aria-label={messages.month(month)}>
        <LinkButton tone="secondary" href={hrefOf(-1)}>
          {messages.previousMonth}
        </LinkButton>
        <LinkButton tone="secondary" href={hrefOf(1)}>
          {messages.nextMonth}
        </LinkButton>
      </nav>
      {data ? (
        <StockOfMonth key={month} calendar={data} month={month} today={today} onChanged={reload} />
      ) : failure === undefined ? (
        <PageSkeleton shape="table" label={messages.loading} />
      ) : (
        <ErrorState title={messages.failed} onRetry={reload}>
          {toErrorMessage(failure)}
        </ErrorState>
      )}
    </Stack>
  );
}

export const meta = pageMeta('Availability · Dashboard');

export const isPrivate = true;
export const hasShell = false;
