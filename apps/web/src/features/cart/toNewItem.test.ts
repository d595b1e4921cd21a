import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { toNewItem } from './toNewItem.ts';

const { activityCartItem: activity, ticketCartItem: ticket } = examples.addCartItem;

it('API-17 a removed activity is added again with its date, slot, party, pickup and add-ons', () => {
  expect(toNewItem(activity)).toEqual({
    activity_id: activity.activity?.id,
    activity_date: activity.date,
    activity_time_slot_id: activity.time_slot_id,
    quantity: activity.quantity,
    details: activity.details,
    added_at: activity.added_at,
  });
});

it('API-17 removed tickets are added again with their type, slot and numbers', () => {
  expect(toNewItem(ticket)).toMatchObject({
    event_id: ticket.event?.id,
    event_date: ticket.date,
    ticket_type_id: ticket.details.ticket_type_id,
    date_time_slot_id: ticket.details.date_time_slot_id,
    adults: 2,
    children: 1,
    added_at: ticket.added_at,
  });
});
