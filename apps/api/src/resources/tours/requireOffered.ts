import { findVisitSlugs, type TourValues } from '../../db/catalogue/staffTours.ts';
import { findTourChoices } from '../../db/catalogue/tourChoices.ts';
import type { Database } from '../../db/database.ts';
import { type FieldErrors, invalidRequest } from '../../problems/problems.ts';

/** @throws {Problem} invalid-request when a hotel, room, meal or product of a day doesn't exist */
export async function requireOffered(tx: Database, { days }: TourValues): Promise<void> {
  const { hotels, roomTypes, mealTypes } = await findTourChoices(tx);
  const visits = days.flatMap(({ includes, activities }) => [
    ...includes,
    ...activities.flatMap(({ product }) => product ?? []),
  ]);
  const known = await findVisitSlugs(tx, visits);
  const errors: Record<string, string[]> = {};
  for (const [at, { hotelId, roomTypeId, meals, activities, includes }] of days.entries()) {
    const path = `days.${at}`;
    if (hotelId !== null && !hotels.some(({ id }) => id === hotelId))
      errors[`${path}.hotel_id`] = ['This hotel doesn’t exist.'];
    else if (roomTypeId !== null && !roomTypes.some((room) => room.id === roomTypeId && room.hotelId === hotelId))
      errors[`${path}.room_type_id`] = ['This room isn’t in the hotel.'];
    if (!meals.every((meal) => mealTypes.some(({ id }) => id === meal)))
      errors[`${path}.meals`] = ['A meal doesn’t exist any more.'];
    const unknown = includes.filter((slug) => !known.has(slug));
    if (unknown.length > 0) errors[`${path}.includes`] = unknown.map(describeUnknown);
    for (const [index, { product }] of activities.entries())
      if (product !== undefined && !known.has(product))
        errors[`${path}.activities.${index}.product`] = [describeUnknown(product)];
  }
  if (Object.keys(errors).length > 0) throw invalidRequest(null, errors satisfies FieldErrors);
}

const describeUnknown = (slug: string): string => `There is no activity or attraction with the address “${slug}”.`;
