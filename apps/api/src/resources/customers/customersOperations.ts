import { formatWireAmount } from '@aitours/domain/money';
import { listCustomerRows } from '../../db/people/customers.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

export const customersOperations = {
  /** Lists a page of the customers with what they have booked. */
  listCustomers: operation('listCustomers', async ({ query, db }) => {
    const { rows, count } = await listCustomerRows(db, query);
    const results = rows.map((row) => ({
      id: row.id,
      full_name: `${row.firstName} ${row.lastName}`.trim(),
      email: row.email,
      phone: row.phone,
      registered_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt?.toISOString() ?? null,
      bookings: row.count,
      cancelled: row.cancelled,
      total_amount: formatWireAmount(row.total),
      last_booked_at: row.lastBookedAt?.toISOString() ?? null,
    }));
    return { status: 200, body: toPageBody('/api/v1/customers/', query, { count }, results) };
  }),
};
