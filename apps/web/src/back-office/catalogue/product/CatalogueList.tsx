import type { Client, Schema } from '@aitours/api-client';
import type { TableColumn } from '@aitours/ui';
import { DashboardFrame } from '../../shared/DashboardFrame.tsx';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { StaffTable } from '../../shared/list/StaffTable.tsx';
import { type FetchPage, useStaffPage } from '../../shared/list/useStaffPage.ts';
import { SectionHead } from '../../shared/SectionHead.tsx';
import { findState, StateFilter, type StateFilterProps } from '../../shared/StateFilter.tsx';
import { useList } from '../../shared/useList.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';

type PageQuery = Omit<Parameters<FetchPage<never, never>>[1], 'ordering'> & {
  readonly state?: Schema<'ProductState'>;
};

export interface CatalogueListProps<Row> {
  /** Also the key of its cache. */
  readonly path: string;
  readonly texts: {
    readonly title: string;
    readonly lead: string;
    readonly search: string;
    readonly loadingList: string;
    readonly failedList: string;
    readonly create: string;
  };
  /** The page that creates a product. */
  readonly newPath: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Default: those of products. */
  readonly stateTexts?: { readonly state: string; readonly stateOptions: StateFilterProps['options'] };
  readonly fetchPage: (client: Client, query: PageQuery) => ReturnType<FetchPage<Row, never>>;
}

/** The page with a list of the catalogue: products in all states, searched and filtered by state. */
export const CatalogueList = <Row extends { readonly id: string }>(props: CatalogueListProps<Row>) => (
  <DashboardFrame current="catalogue">{() => <List {...props} />}</DashboardFrame>
);

function List<Row extends { readonly id: string }>(props: CatalogueListProps<Row>) {
  const { path, texts, newPath, columns, stateTexts = shared, fetchPage } = props;
  const list = useList(path, [], ['state']);
  const { query } = list;
  const state = findState(query);
  const page = useStaffPage<Row, never>(path, query, {}, (client, { ordering: _, ...rest }) =>
    fetchPage(client, { ...rest, ...(state && { state }) }),
  );
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={texts.lead}
        action={<CatalogueLinks current={path} create={{ href: newPath, label: texts.create }} />}
      />
      <StaffTable
        {...list}
        caption={texts.title}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={path}
        texts={{ search: texts.search, loading: texts.loadingList, failed: texts.failedList }}
        filters={<StateFilter label={stateTexts.state} options={stateTexts.stateOptions} list={list} />}
      />
    </>
  );
}
