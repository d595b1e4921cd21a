import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TableColumn, TextLink } from '@aitours/ui';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { CatalogueList } from '../product/CatalogueList.tsx';
import { vehicleMessages as messages } from './vehicleMessages.ts';

const { columns: headers } = messages;

const columns: readonly TableColumn<Schema<'StaffVehicleRow'>>[] = [
  {
    key: 'name',
    header: headers.name,
    cell: ({ id, name }) => <TextLink href={staffPaths.vehicle.edit(id)}>{name}</TextLink>,
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
  { key: 'position', header: shared.position, cell: ({ position }) => position },
];

/** /dashboard/catalogue/vehicles: vehicles for transfers in all states, to edit (GAP-59) */
export default function CatalogueVehicles() {
  return (
    <CatalogueList
      path={staffPaths.vehicle.list}
      texts={messages}
      newPath={staffPaths.vehicle.create()}
      columns={columns}
      fetchPage={(client, query) => client.call('listStaffVehicles', { query })}
    />
  );
}

export const meta = createPageMeta('Transfer vehicles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
