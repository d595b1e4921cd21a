import type { Schema } from '@aitours/api-client';
import type { Fils } from '@aitours/domain/money';
import { countTravellers } from '@aitours/domain/party';
import { type DayChoice, pickDay, priceDay, withDayChoice } from '@aitours/domain/tour-plan';
import { useState } from 'react';
import { quoteTourPlan } from './formatTourQuote.ts';
import type { Offers } from './useOffers.ts';
import type { TourPlanning } from './useTourPlan.ts';

type Day = Schema<'TourDay'>;

/** A day being customised; changes apply when saved. */
export interface DayDraft {
  readonly choice: DayChoice;
  readonly offers: Offers;
  /** All travellers, infants included: each needs a seat. */
  readonly people: number;
  /** The hotel whose rooms are offered: the chosen one, else the planned one. */
  readonly viewedHotel: string | undefined;
  readonly hasRooms: boolean;
  readonly hasRoomProblem: boolean;
  /** What the choices add to the price. */
  readonly extra: Fils;
  readonly isCustomised: boolean;
  readonly change: (part: DayChoicePart) => void;
  readonly reset: () => void;
  /** @returns whether it is valid and can be saved */
  readonly check: () => boolean;
}

/** An empty string means "as planned". */
export interface DayChoicePart {
  readonly hotel?: string;
  readonly room?: string;
  readonly vehicle?: string;
  readonly meal?: string;
  readonly activities?: readonly string[];
}

const noTravellers = { adults: 0, children512: 0, children25: 0, infants: 0 };

export function useDayDraft({ tour, start, travellers, choices, offers: state }: TourPlanning, day: Day): DayDraft {
  const [draft, setDraft] = useState<DayChoice>(() => choices[day.day_number] ?? {});
  const [hasTried, setTried] = useState(false);
  const { offers } = state;
  const viewedHotel = draft.hotel ?? day.hotel_details?.id;
  const hasRooms = viewedHotel === undefined || state.hasRoomsOf(viewedHotel);
  const rooms = offers.rooms.filter(({ hotel }) => hotel === viewedHotel);
  const lacksRoom = draft.hotel !== undefined && !rooms.some(({ id }) => id === draft.room);
  const choice = stored(draft);
  return {
    choice,
    offers,
    people: countTravellers(travellers),
    viewedHotel,
    hasRooms,
    hasRoomProblem: lacksRoom && hasTried && hasRooms,
    extra: quoteTourPlan(tour, {
      start: start.date,
      travellers: noTravellers,
      days: [priceDay(pickDay(day, choice, offers))],
    }).total,
    isCustomised: withDayChoice({}, 1, choice)[1] !== undefined,
    change: (part) => setDraft((now) => stored({ ...now, ...part, ...(part.hotel !== undefined && { room: '' }) })),
    reset: () => setDraft({}),
    check: () => {
      setTried(true);
      return !lacksRoom;
    },
  };
}

/** Returns the choice without empty values. */
const stored = ({ hotel, room, vehicle, meal, activities = [] }: DayChoicePart): DayChoice => ({
  ...(hotel && { hotel }),
  ...(room && { room }),
  ...(vehicle && { vehicle }),
  ...(meal && { meal }),
  ...(activities.length > 0 && { activities }),
});
