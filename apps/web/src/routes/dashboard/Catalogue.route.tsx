import type { Schema } from '@aitours/api-client';
import { formatActivityType } from '@aitours/domain/activity';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Inline, LinkButton, type TableColumn, TextLink } from '@aitours/ui';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { articleMessages } from './articleMessages.ts';
import { attractionMessages } from './attractionMessages.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { messages as sectionMessages } from './messages.ts';
import { SectionHead } from './SectionHead.tsx';
import { StateFilter } from './StateFilter.tsx';
import { useList } from './useList.ts';

const columns: readonly TableColumn<Schema<'StaffActivityRow'>>[] = [
  {
    key: 'title',
    header: messages.columns.title,
    cell: ({ id, title }) => <TextLink href={staffPaths.editActivity(id)}>{title}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: messages.columns.state, cell: ({ state }) => messages.states[state] },
  { key: 'type', header: messages.columns.type, cell: ({ activity_type }) => formatActivityType(activity_type) },
  { key: 'place', header: messages.columns.place, cell: ({ location_name }) => location_name },
  { key: 'price', header: messages.columns.price, cell: ({ base_price }) => formatPrice(parseFils(base_price)) },
];

const states = ['draft', 'published', 'archived'] as const;
const { lead, ...texts } = sectionMessages.lists.catalogue;
const title = sectionMessages.sections.catalogue;

/** /dashboard/catalogue: activities in all states, to edit (GAP-59) */
export default function Catalogue() {
  return <DashboardFrame current="catalogue">{() => <Activities />}</DashboardFrame>;
}

function Activities() {
  const list = useList(staffPaths.catalogue, [], ['state']);
  const { query } = list;
  const state = states.find((known) => known === query.filters['state']);
  const page = useStaffPage('catalogue', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffActivities', { query: { ...rest, ...(state && { state }) } }),
  );
  return (
    <>
      <SectionHead
        title={title}
        lead={lead}
        action={
          <Inline gap="small">
            <LinkButton tone="secondary" href={staffPaths.attractions}>
              {attractionMessages.title}
            </LinkButton>
            <LinkButton tone="secondary" href={staffPaths.articles}>
              {articleMessages.title}
            </LinkButton>
            <LinkButton href={staffPaths.newActivity()}>{messages.create}</LinkButton>
          </Inline>
        }
      />
      <StaffTable
        {...list}
        caption={title}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.catalogue}
        texts={texts}
        filters={<StateFilter label={messages.state} options={messages.stateOptions} list={list} />}
      />
    </>
  );
}

export const meta = pageMeta('Catalogue · Dashboard');

export const isPrivate = true;
export const hasShell = false;
