import type { Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { formatInstant } from '../../shared/formatInstant.ts';
import { CatalogueList } from '../product/CatalogueList.tsx';
import { articleMessages as messages } from './articleMessages.ts';

const { columns: headers, states, noDate } = messages;

const columns: readonly TableColumn<Schema<'StaffPostRow'>>[] = [
  {
    key: 'title',
    header: headers.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.article.edit(id)}>{title}</TextLink>,
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

/** /dashboard/catalogue/articles: articles in all states, to edit (GAP-59) */
export default function CatalogueArticles() {
  return (
    <CatalogueList
      path={staffPaths.article.list}
      texts={messages}
      newPath={staffPaths.article.create()}
      columns={columns}
      stateTexts={messages}
      fetchPage={(client, query) => client.call('listStaffPosts', { query })}
    />
  );
}

export const meta = createPageMeta('Articles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
