import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, TextLink } from '@aitours/ui';
import { StaffTable } from '../../features/staff-list/StaffTable.tsx';
import { useStaffPage } from '../../features/staff-list/useStaffPage.ts';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StateFilter, stateOf } from './StateFilter.tsx';
import { useList } from './useList.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';

const { columns: headers } = messages;

const columns: readonly TableColumn<Schema<'StaffVehicleRow'>>[] = [
  {
    key: 'name',
    header: headers.name,
    cell: ({ id, name }) => <TextLink href={staffPaths.editVehicle(id)}>{name}</TextLink>,
    rowHeader: true,
  },
  { key: 'state', header: shared.columns.state, cell: ({ state }) => shared.states[state] },
  { key: 'category', header: headers.category, cell: ({ category }) => category },
  {
    key: 'room',
    header: headers.room,
    cell: ({ max_passengers, max_luggage }) => messages.room(max_passengers, max_luggage),
  },
  { key: 'price', header: headers.price, cell: ({ price }) => formatPrice(parseFils(price)) },
  {
    key: 'perKm',
    header: headers.perKm,
    cell: ({ price_per_km: perKm }) => (perKm === null ? messages.samePrice : formatPrice(parseFils(perKm))),
  },
  { key: 'position', header: headers.position, cell: ({ position }) => position },
];

const texts = { search: messages.search, loading: messages.loadingList, failed: messages.failedList };

/** /dashboard/catalogue/vehicles: vehicles for transfers in all states, to edit (GAP-59) */
export default function CatalogueVehicles() {
  return <DashboardFrame current="catalogue">{() => <Vehicles />}</DashboardFrame>;
}

function Vehicles() {
  const list = useList(staffPaths.vehicles, [], ['state']);
  const { query } = list;
  const state = stateOf(query);
  const page = useStaffPage('catalogue vehicles', query, {}, (client, { ordering: _, ...rest }) =>
    client.call('listStaffVehicles', { query: { ...rest, ...(state && { state }) } }),
  );
  const create = { href: staffPaths.newVehicle(), label: messages.create };
  return (
    <>
      <SectionHead
        title={messages.title}
        lead={messages.lead}
        action={<CatalogueLinks current={staffPaths.vehicles} create={create} />}
      />
      <StaffTable
        {...list}
        caption={messages.title}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        path={staffPaths.vehicles}
        texts={texts}
        filters={<StateFilter label={shared.state} options={shared.stateOptions} list={list} />}
      />
    </>
  );
}

export const meta = pageMeta('Transfer vehicles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
