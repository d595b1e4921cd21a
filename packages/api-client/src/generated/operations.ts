/** Made from the contract by `npm run generate`; not to be edited. */
import type { operations } from './schema.ts';

export type Route = readonly [method: 'get' | 'put' | 'post' | 'patch' | 'delete', path: string, traits: number];

/** Some of the operations. */
export type Routes = Readonly<Partial<Record<keyof operations, Route>>>;

export const bearer = 1;
export const idempotent = 2;
export const sessionKeyHeader = 4;
export const sessionKeyQuery = 8;
export const sessionKeyBody = 16;
export const binary = 32;

export const commonRoutes = {
  addCartItem: ['post', '/api/v1/cart-items/', bearer | idempotent | sessionKeyHeader | sessionKeyBody],
  bookTicket: ['post', '/api/v1/tickets/{id}/book/', bearer | idempotent],
  bulkCreateTicketSlots: ['post', '/api/v1/tickets/{id}/bulk_create/', bearer | idempotent],
  clearCart: ['delete', '/api/v1/cart/clear_cart/', bearer | sessionKeyHeader],
  createActivity: ['post', '/api/v1/activities/', bearer | idempotent],
  createToken: ['post', '/api/v1/token/', 0],
  deleteActivity: ['delete', '/api/v1/activities/{id}/', bearer],
  getActivity: ['get', '/api/v1/activities/{id}/', 0],
  getActivityAvailability: ['get', '/api/v1/activities/{id}/availability/', 0],
  getCart: ['get', '/api/v1/cart/', bearer | sessionKeyHeader],
  getCartItem: ['get', '/api/v1/cart-items/{id}/', bearer | sessionKeyHeader | sessionKeyQuery],
  getMe: ['get', '/api/v1/users/me/', bearer],
  getTicket: ['get', '/api/v1/tickets/{id}/', 0],
  getTicketAvailability: ['get', '/api/v1/tickets/{id}/availability/', 0],
  getTicketStats: ['get', '/api/v1/tickets/stats/', bearer],
  getTour: ['get', '/api/v1/tours/tours/{id}/', 0],
  getTourDay: ['get', '/api/v1/tours/tours/{id}/day/', 0],
  listActivities: ['get', '/api/v1/activities/', 0],
  listHotels: ['get', '/api/v1/tours/hotels/', 0],
  listMealTypes: ['get', '/api/v1/tours/meal-types/', 0],
  listRoomTypes: ['get', '/api/v1/tours/room-types/', 0],
  listTicketTimeSlots: ['get', '/api/v1/tickets/{id}/time_slots/', 0],
  listTicketTypes: ['get', '/api/v1/tickets/{id}/ticket_types/', 0],
  listTickets: ['get', '/api/v1/tickets/', 0],
  listTourDays: ['get', '/api/v1/tours/tours/{id}/days/', 0],
  listTourTransfers: ['get', '/api/v1/tours/tours/{id}/transfers/', 0],
  listTours: ['get', '/api/v1/tours/tours/', 0],
  listTransferTypes: ['get', '/api/v1/tours/transfer-types/', 0],
  refreshToken: ['post', '/api/v1/token/refresh/', 0],
  removeCartItem: ['delete', '/api/v1/cart-items/{id}/', bearer | sessionKeyHeader],
  revokeToken: ['post', '/api/v1/token/revoke/', 0],
  transferGuestCart: ['post', '/api/v1/cart/transfer_guest_cart/', bearer | sessionKeyBody],
  updateActivity: ['put', '/api/v1/activities/{id}/', bearer],
  updateCartItem: ['patch', '/api/v1/cart-items/{id}/', bearer | sessionKeyHeader | sessionKeyBody],
  updateMe: ['put', '/api/v1/users/me/', bearer],
} satisfies Routes;

/** Of the other operations those whose answers are one person's own. */
export const personal: readonly string[] = ['getBooking', 'getBookingStats', 'getLatestBooking', 'getTransferBooking', 'getUserStats', 'listAllTicketTypes', 'listBookings', 'listTransferBookings'];
