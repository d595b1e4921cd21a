import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { CruiseRequestRow } from '../../db/bookings/cruiseRequests.ts';

export const toCruiseRequestBody = ({
  number,
  withdrawnAt,
  cruiseId,
  total,
  createdAt,
  id: _id,
  userId: _userId,
  ...request
}: CruiseRequestRow): components['schemas']['CruiseRequest'] => ({
  ...request,
  request_number: number,
  status: withdrawnAt === null ? 'requested' : 'withdrawn',
  cruise_id: cruiseId,
  total: formatWireAmount(total),
  created_at: createdAt.toISOString(),
});
