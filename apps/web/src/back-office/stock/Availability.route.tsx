import { isProblem, toErrorMessage } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import type { StockedProductType } from '@aitours/domain/stock';
import { EmptyState, ErrorState, LinkButton, PageSkeleton, Stack, Text } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { createPageMeta } from '../../platform/page.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import { useToday } from '../../platform/useToday.ts';
import { DashboardFrame } from '../shared/DashboardFrame.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStaffApi } from '../shared/useStaffApi.ts';
import * as styles from './Availability.css.ts';
import { addMonths } from './Availability.view.tsx';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import type { PricePreview } from './previewPrices.ts';
import { StockOfMonth } from './StockOfMonth.tsx';

/** /dashboard/availability/{productType}/{productId}: what is sold of a product on each day of a month */
export default function Availability() {
  const today = useToday();
  return (
    <DashboardFrame current="availability">
      {() => (today ? <OneProduct today={today} /> : <PageSkeleton shape="table" label={messages.loading} />)}
    </DashboardFrame>
  );
}

const productTypes: readonly StockedProductType[] = ['activity', 'ticket-type', 'tour'];

function OneProduct({ today }: { readonly today: CalendarDate }) {
  const [appliedPrices, onPrices] = useState<PricePreview>();
  const { productType, productId = '' } = useParams();
  const wanted = new URLSearchParams(useSearch()).get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(wanted) ? wanted : today.slice(0, 7);
  const known = productTypes.find((type) => type === productType);
  // Of another kind there is no product, and nothing is requested.
  const type = known ?? 'activity';
  const input = { path: { product_type: type, product_id: productId }, query: { month } } as const;
  const { data, failure, reload } = useStaffApi('getStockCalendar', input, known !== undefined);
  const all = (
    <LinkButton tone="secondary" href={staffPaths.availability}>
      {messages.allProducts}
    </LinkButton>
  );
  if (!known || isProblem(failure, 'not-found'))
    return (
      <EmptyState icon={SearchX} title={messages.unknown} level={1} action={all}>
        <Text>{messages.unknownText}</Text>
      </EmptyState>
    );
  const getHref = (count: number) => `${staffPaths.stock(type, productId)}?month=${addMonths(month, count)}`;
  return (
    <Stack gap="large">
      <SectionHead title={data?.title ?? messages.title} lead={messages.month(month)} action={all} />
      <nav className={styles.navigation} aria-label={messages.month(month)}>
        <LinkButton tone="secondary" href={getHref(-1)}>
          {messages.previousMonth}
        </LinkButton>
        <LinkButton tone="secondary" href={getHref(1)}>
          {messages.nextMonth}
        </LinkButton>
      </nav>
      {data ? (
        <StockOfMonth key={month} {...{ calendar: data, month, today, appliedPrices, onPrices, onChanged: reload }} />
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

export const meta = createPageMeta('Availability · Dashboard');

export const isPrivate = true;
export const hasShell = false;
