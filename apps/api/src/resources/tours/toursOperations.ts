import { getLastBookableDate, toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { formatStarRating, toDayBody, toTourTransferBody } from '../../catalogue/dayBody.ts';
import { listStaffTourRows, tourStore } from '../../db/catalogue/staffTours.ts';
import {
  listHotelRows,
  listMealTypeRows,
  listRoomTypeRows,
  listTransferTypeRows,
} from '../../db/catalogue/tourChoices.ts';
import { findTourDays, listTourRows } from '../../db/catalogue/tours.ts';
import { listTourStock } from '../../db/stock/tourStock.ts';
import { operation } from '../../http/operation.ts';
import { formatAmountOrNull, getKnownFacts, getKnownLanguages } from '../../lib/wire.ts';
import { notFound } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { requireTour } from './requireTour.ts';
import { staffTourChoices } from './staffTourChoices.ts';
import { staffTours } from './staffTours.ts';
import { toTourBody } from './tourBody.ts';

const path = '/api/v1/tours/tours/';

/** The highest number of places that the contract knows. */
const mostPlaces = 100_000;

export const toursOperations = {
  /** Creates a draft of a tour with its days. */
  createStaffTour: operation('createStaffTour', staffTours.create),

  /** Returns a tour in any state, for editing. */
  getStaffTour: operation('getStaffTour', staffTours.get),

  /** Returns what the days of all tours choose from, for editing. */
  getStaffTourChoices: operation('getStaffTourChoices', staffTourChoices.get),

  /** Returns a tour in any state as its page shows it, for the preview by staff. */
  getTourPreview: operation('getTourPreview', async ({ path, db }) => {
    const row = await tourStore.find(db, path.id);
    if (!row) throw notFound('tour');
    const days = await findTourDays(db, path.id);
    return {
      status: 200,
      body: {
        ...toTourBody(row.product),
        ...getKnownFacts(row.product),
        ...getKnownLanguages(row.product),
        days: days.map(toDayBody),
      },
    };
  }),

  /** Returns a tour as it was after a change by staff. */
  getTourVersion: operation('getTourVersion', staffTours.getVersion),

  /** Lists a page of the tours in any state. */
  listStaffTours: operation('listStaffTours', async ({ query, db }) => {
    const { rows, count } = await listStaffTourRows(db, query);
    const results = rows.map(({ id, slug, title, tourType, location, durationDays, basePrice, state }) => ({
      id,
      slug,
      title,
      location,
      state,
      tour_type: tourType,
      duration_days: durationDays,
      base_price: formatWireAmount(basePrice),
    }));
    return { status: 200, body: toPageBody('/api/v1/staff-tours/', query, { count }, results) };
  }),

  /** Replaces a tour in any state with its days. */
  replaceStaffTour: operation('replaceStaffTour', staffTours.replace),

  /** Replaces what the days of all tours choose from. */
  replaceTourChoices: operation('replaceTourChoices', staffTourChoices.replace),

  /** Publishes, unpublishes or archives a tour. */
  setTourState: operation('setTourState', staffTours.setState),

  /** Returns a tour with its days by id or slug (API-22, API-26). */
  getTour: operation(
    'getTour',
    async ({ path, db }) => {
      const tour = await requireTour(db, path.id);
      const days = await findTourDays(db, tour.id);
      return {
        status: 200,
        body: { ...toTourBody(tour), ...getKnownFacts(tour), ...getKnownLanguages(tour), days: days.map(toDayBody) },
      };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Returns how many travellers can start on the dates of a tour. */
  getTourAvailability: operation('getTourAvailability', async ({ path, db, clock }) => {
    const tour = await requireTour(db, path.id);
    const today = toDubaiDate(clock.now());
    const dates = await listTourStock(db, tour.id, today, getLastBookableDate(today));
    const withLimit = dates.flatMap(({ date, placesLeft }) => {
      // Staff have removed the limit of this date.
      const places_left = placesLeft ?? (tour.capacity === null ? null : mostPlaces);
      return places_left === null ? [] : [{ date, places_left }];
    });
    return { status: 200, body: { limited_dates: withLimit, places_per_date: tour.capacity } };
  }),

  /** Returns what tours share as it was after a change by staff. */
  getTourChoicesVersion: operation('getTourChoicesVersion', staffTourChoices.getVersion),

  /** Returns one day of a tour (API-24). */
  getTourDay: operation(
    'getTourDay',
    async ({ path, query, db }) => {
      const tour = await requireTour(db, path.id);
      const days = await findTourDays(db, tour.id);
      const found = days.find(({ day }) => day.dayNumber === query.day_number);
      if (!found) throw notFound('day');
      return { status: 200, body: toDayBody(found) };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists the hotels that can be chosen for a day (API-27). */
  listHotels: operation(
    'listHotels',
    async ({ query, db }) => {
      const { rows, count } = await listHotelRows(db, query);
      const hotels = rows.map(({ id, name, starRating: stars, image, address, city }) => ({
        id,
        name,
        star_rating_display: formatStarRating(stars),
        image,
        address,
        city,
      }));
      return { status: 200, body: toPageBody('/api/v1/tours/hotels/', query, { count }, hotels) };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists the meal packages, which are included in the price (API-30, CONST-08). */
  listMealTypes: operation(
    'listMealTypes',
    async ({ query, db }) => {
      const { rows, count } = await listMealTypeRows(db, query);
      const meals = rows.map(({ id, name, pricePerMeal, basePrice }) => ({
        id,
        name,
        price_per_meal: formatAmountOrNull(pricePerMeal),
        base_price: formatWireAmount(basePrice),
      }));
      return { status: 200, body: toPageBody('/api/v1/tours/meal-types/', query, { count }, meals) };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists the room types of one hotel or of all (API-28). */
  listRoomTypes: operation(
    'listRoomTypes',
    async ({ query, db }) => {
      const { rows, count } = await listRoomTypeRows(db, { ...query, hotelId: query.hotel });
      const rooms = rows.map(({ id, hotelId, name, pricePerNight, basePrice }) => ({
        id,
        hotel: hotelId,
        name,
        price_per_night: formatAmountOrNull(pricePerNight),
        base_price: formatWireAmount(basePrice),
      }));
      return { status: 200, body: toPageBody('/api/v1/tours/room-types/', query, { count }, rooms) };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists the days of a tour in order (API-23). */
  listTourDays: operation(
    'listTourDays',
    async ({ path, db }) => {
      const tour = await requireTour(db, path.id);
      const days = await findTourDays(db, tour.id);
      return { status: 200, body: days.map(toDayBody) };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists the transfers of a tour by day (API-25). */
  listTourTransfers: operation(
    'listTourTransfers',
    async ({ path, db }) => {
      const tour = await requireTour(db, path.id);
      const days = await findTourDays(db, tour.id);
      const body = days.flatMap(({ day }) =>
        day.transfers.map((transfer) => toTourTransferBody(transfer, day.dayNumber)),
      );
      return { status: 200, body };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists a page of tours, filtered, searched and ordered (API-21, API-37). */
  listTours: operation(
    'listTours',
    async ({ query, db, listCursors }) => {
      const page = await listTourRows(db, query, listCursors.read(path, query));
      return { status: 200, body: toPageBody(path, query, page, page.rows.map(toTourBody), listCursors) };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists the vehicles that can be chosen for a tour's transfers (API-29). */
  listTransferTypes: operation(
    'listTransferTypes',
    async ({ query, db }) => {
      const { rows, count } = await listTransferTypeRows(db, query);
      const vehicles = rows.map(({ id, name, pricePerKm, basePrice, maxPassengers }) => ({
        id,
        name,
        price_per_km: formatAmountOrNull(pricePerKm),
        ...(maxPassengers !== null && { max_passengers: maxPassengers }),
        base_price: formatWireAmount(basePrice),
      }));
      return { status: 200, body: toPageBody('/api/v1/tours/transfer-types/', query, { count }, vehicles) };
    },
    { readsOnlyCatalogue: true },
  ),
};
