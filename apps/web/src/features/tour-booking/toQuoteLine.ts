import type { Schema } from '@aitours/api-client';
import { toCustomizedDay } from '@aitours/domain/tour-plan';
import type { TourPlanning } from './useTourPlan.ts';

interface PlannedTour extends Pick<TourPlanning, 'tour' | 'travellers' | 'picks'> {
  readonly start: Pick<TourPlanning['start'], 'date'>;
}

/** Returns the planned tour as a line of a quote; null until all choices are known. */
export function toQuoteLine({ tour, travellers, start, picks }: PlannedTour): Schema<'NewTourQuoteLine'> | null {
  if (!picks || start.date === undefined) return null;
  const { adults, children512, children25, infants } = travellers;
  return {
    type: 'tour',
    tour_id: tour.id,
    date: start.date,
    adults,
    children_5_to_12: children512,
    children_2_to_4: children25,
    infants,
    days: picks.map(toCustomizedDay).map(({ day, hotel, room, vehicle, meal, activities = [] }) => ({
      day_number: day,
      ...(hotel && { hotel_id: String(hotel.id) }),
      ...(room && { room_type_id: String(room.id) }),
      ...(vehicle && { vehicle_id: String(vehicle.id) }),
      ...(meal && { meal_type_id: String(meal.id) }),
      activity_ids: activities.map(({ id }) => String(id)),
    })),
  };
}
