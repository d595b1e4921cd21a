import {
  Button,
  ErrorState,
  PageSkeleton,
  Pagination,
  SearchField,
  Stack,
  Table,
  type TableColumn,
  Text,
  TextLink,
  VisuallyHidden,
} from '@aitours/ui';
import type { ReactNode } from 'react';
import { useDraft } from '../../../platform/useDraft.ts';
import { type ListQuery, listPath } from './listQuery.ts';
import { messages } from './messages.ts';
import * as styles from './StaffTable.css.ts';
import { useRowFocus } from './useRowFocus.ts';
import type { StaffPage } from './useStaffPage.ts';

export interface StaffTableProps<Row> {
  /** Accessible name of the table; the visible heading says the same. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly page: StaffPage<Row>;
  readonly query: ListQuery;
  /** Path of the page, without a query. */
  readonly path: string;
  readonly onQuery: (query: ListQuery) => void;
  /** Fields of the list's own filters. */
  readonly filters?: ReactNode;
  /** Rendered directly above the rows of the page, unless there are none. */
  readonly renderAboveRows?: (rows: readonly Row[], reload: () => void) => ReactNode;
  readonly texts: {
    /** From the error catalogue (STAFF-32). */
    readonly failed: string;
    readonly loading: string;
    readonly search: string;
    /** Shown if there is nothing, whatever the list's own filters; default: a text that offers to clear them. */
    readonly empty?: string;
  };
}

/** A list for staff with search, sorting and pages (STAFF-31), in all its states. */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const { page, query, texts, filters, onQuery } = props;
  const draft = useDraft(query.search, (search) => onQuery({ ...query, search, page: 1 }));
  return (
    <Stack gap="medium">
      <div className={styles.toolbar}>
        <search className={styles.search}>
          <SearchField {...draft} label={texts.search} labelHidden placeholder={texts.search} maxLength={100} />
        </search>
        <Text size="small" tone="soft" as="div">
          <span role="status">{page.is === 'loaded' && !page.isStale && messages.found(page.count, page.isExact)}</span>
        </Text>
      </div>
      {filters && <div className={styles.filters}>{filters}</div>}
      <Rows {...props} />
    </Stack>
  );
}

const noRows: readonly unknown[] = [];

function Rows<Row>(props: StaffTableProps<Row>) {
  const { caption, columns, rowKey, page, query, path, onQuery, texts, renderAboveRows } = props;
  const focus = useRowFocus(page.is === 'loaded' ? page.rows : noRows);
  if (page.is === 'loading') return <PageSkeleton shape="table" label={texts.loading} />;
  if (page.is === 'failed') {
    return (
      <ErrorState title={texts.failed} onRetry={page.retry}>
        {page.reason}
      </ErrorState>
    );
  }
  const getHref = (to: number) => listPath(path, { ...query, page: to });
  return (
    <>
      {page.rows.length > 0 && renderAboveRows?.(page.rows, page.reload)}
      <div
        {...focus}
        className={styles.rows}
        data-stale={page.isStale || undefined}
        aria-busy={page.isStale || undefined}
      >
        <Table
          caption={caption}
          captionHidden
          columns={columns}
          rows={page.rows}
          rowKey={rowKey}
          {...(query.sort && { sort: query.sort })}
          onSort={(sort) => onQuery({ ...query, sort, page: 1 })}
          empty={
            texts.empty !== undefined && page.count === 0 && query.search === '' ? (
              <Text>{texts.empty}</Text>
            ) : (
              <Nothing count={page.count} query={query} first={getHref(1)} onQuery={onQuery} />
            )
          }
        />
        {page.isStale && <VisuallyHidden role="status">{messages.updating}</VisuallyHidden>}
      </div>
      <Pagination page={query.page} pages={page.pages} href={getHref} />
    </>
  );
}

/** The empty and error states. */
function Nothing({
  count,
  query,
  first,
  onQuery,
}: {
  count: number;
  query: ListQuery;
  first: string;
  onQuery: (query: ListQuery) => void;
}) {
  if (count > 0) {
    return (
      <Stack gap="small" align="center">
        <Text>{messages.noSuchPage}</Text>
        <TextLink href={first}>{messages.toFirstPage}</TextLink>
      </Stack>
    );
  }
  const isFiltered = Object.keys(query.filters).length > 0;
  if (query.search === '' && !isFiltered) return <Text>{messages.nothingThere}</Text>;
  return (
    <Stack gap="small" align="center">
      <Text>{isFiltered ? messages.nothingMatches : messages.nothingFound(query.search)}</Text>
      <Button tone="secondary" size="small" onClick={() => onQuery({ ...query, search: '', filters: {}, page: 1 })}>
        {isFiltered ? messages.clearFilters : messages.clear}
      </Button>
    </Stack>
  );
}
