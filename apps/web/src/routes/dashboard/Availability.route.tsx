import { isProblem, type Schema, toErrorMessage } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  PageSkeleton,
  Section,
  Stack,
  Text,
} from '@aitours/ui';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useParams, useSearch } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { useToday } from '../../platform/useToday.ts';
import * as styles from './Availability.css.ts';
import { addMonths, MonthView } from './Availability.view.tsx';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StockEditForm } from './StockEditForm.tsx';
import type { StockCalendar } from './stockDraft.ts';
import { useStaffApi } from './useStaffApi.ts';
import { useStockEdit } from './useStockEdit.ts';

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
  const type = productType === 'ticket-type' ? 'ticket-type' : 'activity';
  const { data, failure, reload } = useStaffApi('getStockCalendar', {
    path: { product_type: type, product_id: productId },
    query: { month },
  });
  const all = (
    <LinkButton tone="secondary" href={paths.dashboardAvailability}>
      {messages.allProducts}
    </LinkButton>
  );
  if (isProblem(failure, 'not-found'))
    return (
      <EmptyState icon={SearchX} title={messages.unknown} level={1} action={all}>
        <Text>{messages.unknownText}</Text>
      </EmptyState>
    );
  const hrefOf = (count: number) => `${paths.dashboardStock(type, productId)}?month=${addMonths(month, count)}`;
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
        <Loaded key={month} calendar={data} month={month} today={today} onChanged={reload} />
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

interface LoadedProps {
  readonly calendar: StockCalendar;
  readonly month: string;
  readonly today: CalendarDate;
  readonly onChanged: () => void;
}

function Loaded({ calendar, month, today, onChanged }: LoadedProps) {
  const notify = useNotify();
  const form = useRef<HTMLDivElement>(null);
  const first = `${month}-01`;
  const editing = useStockEdit(calendar, first > today ? first : today, today, () => {
    notify('success', messages.applied);
    onChanged();
  });
  const choose = (date: CalendarDate) => {
    editing.chooseDate(date);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {calendar.last_edit && <LastEdit edit={calendar.last_edit} onUndone={onChanged} />}
      <MonthView calendar={calendar} month={month} today={today} onChoose={choose} />
      <div ref={form}>
        <Section title={messages.form} size="medium">
          <StockEditForm calendar={calendar} editing={editing} today={today} />
        </Section>
      </div>
    </>
  );
}

interface LastEditProps {
  readonly edit: Schema<'StockEdit'>;
  readonly onUndone: () => void;
}

function LastEdit({ edit, onUndone }: LastEditProps) {
  const client = useClient();
  const notify = useNotify();
  const { isBusy, error, run } = useAttempt(messages.undoFailed);
  const undo = () =>
    run(async () => {
      const { start_date, end_date } = await client.call('undoStockEdit', { path: { id: edit.stock_edit_id } });
      notify('success', messages.undone(start_date, end_date));
      onUndone();
    });
  return (
    <Stack gap="small">
      <Inline align="center" gap="medium">
        <Text>{messages.lastEdit(edit)}</Text>
        <Button size="small" tone="secondary" busy={isBusy} onClick={undo}>
          {messages.undo}
        </Button>
      </Inline>
      {error !== undefined && (
        <Banner tone="critical" announce="alert">
          {error}
        </Banner>
      )}
    </Stack>
  );
}

export const meta = pageMeta('Availability · Dashboard');

export const isPrivate = true;
export const hasShell = false;
