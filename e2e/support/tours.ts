import type { Schema } from '@aitours/api-client';
import type { Customer } from './accounts.ts';

const day = { title: 'By the sea', description: 'All day.', hotel_id: null, room_type_id: null };

/** Creates a draft of a tour of one day for one journey, at 1,000 AED for an adult. */
export const createTour = (editor: Customer): Promise<Schema<'StaffTour'>> =>
  editor.api.post('/staff-tours/', {
    title: `Coast on foot ${crypto.randomUUID().slice(0, 6)}`,
    description: 'One day on the beach.',
    tour_type: 'Nature',
    base_price: '1000.00',
    days: [{ ...day, transfers: [], meals: [], activities: [], includes: [] }],
  });
