import type { Schema } from '@aitours/api-client';
import { type ActivityTime, listActivityTimes } from '@aitours/domain/availability';
import { countPeople, type Party } from '@aitours/domain/party';
import { useApi } from '../../platform/api.tsx';

/** Loads the start times of an activity on the date of its item. Returns them for a party; none while they are unknown. */
export function useStartTimes({ date, ...item }: Schema<'CartItem'>): (party: Party) => ActivityTime[] {
  const day = { start: date, end: date };
  const { data = [] } = useApi(
    'getActivityAvailability',
    item.item_type === 'activity' ? { path: { id: item.activity.id }, query: day } : null,
  );
  return (party) => listActivityTimes(data, date, countPeople(party));
}
