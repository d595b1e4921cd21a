import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { articleMessages as messages } from './articleMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { formatInstant } from './formatInstant.ts';
import { SectionHead } from './SectionHead.tsx';
import { StateFilter } from './StateFilter.tsx';
import { useList } from './useList.ts';

const { columns: headers, states, noDate } = messages;

const columns: readonly TableColumn<Schema<'StaffPostRow'>>[] = [
  {
    key: 'title',
    header: headers.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.editArticle(id)}>{title}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: headers.state, cell: ({ state }) => states[state] },
  { key: 'category', header: headers.category, cell: ({ category }) => category },
  { key: 'author', header: headers.author, cell: ({ author_name }) => author_name },
  {
    key: 'date',
    header: headers.date,
    cell: ({ published_at: at }) => (at === null ? noDate : formatInstant(at)),
  },
];

const known = ['draft', 'published', 'archived'] as const;

/** /dashboard/catalogue/articles: articles in all states, to edit (GAP-59) */
export default function CatalogueArticles() {
  return <DashboardFrame current="catalogue">{() => <Articles />}</DashboardFrame>;
}

function Articles() {
  const list = useList(staffPaths.articles, [], ['state']);
  const { query } = list;
  const state = known.find((each) => each === query.filters['state']);
  const page = useStaffPage('catalogue articles', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffPosts', { query: { ...rest, ...(state && { state }) } }),
  );
  const action = (
    <CatalogueLinks current={staffPaths.articles} create={{ href: staffPaths.newArticle, label: messages.create }} />
  );
  return (
    <>
      <SectionHead title={messages.title} lead={messages.lead} action={action} />
      <StaffTable
        {...list}
        caption={messages.title}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.articles}
        texts={{ search: messages.search, loading: messages.listLoading, failed: messages.listFailed }}
        filters={<StateFilter label={messages.state} options={messages.stateOptions} list={list} />}
      />
    </>
  );
}

export const meta = pageMeta('Articles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
