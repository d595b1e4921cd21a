export { buildOccupancyGrid, type Occupancy, type OccupancyRow, type SlotPlaces } from './buildOccupancyGrid.ts';
export {
  type BulkSlotsErrors,
  type BulkSlotsPlan,
  checkBulkSlots,
  defaultCapacity,
  type EventDays,
  isBulkComplete,
  maxBulkRangeDays,
  maxCapacity,
} from './checkBulkSlots.ts';
export {
  type CheckedOverride,
  checkRefundOverride,
  type RefundOverride,
  type RefundOverrideErrors,
} from './checkRefundOverride.ts';
export { compareDepartures, type DepartureChanges } from './compareDepartures.ts';
export { type BulkAction, type BulkSkipReason, findBulkSkipReason } from './findBulkSkipReason.ts';
export { findRoleError, type RoleAccount, type RoleError } from './findRoleError.ts';
export { type DepartingParty, type Departure, groupDepartures } from './groupDepartures.ts';
export { type BookingAction, type HandledBooking, listBookingActions } from './listBookingActions.ts';
export { type ChangedField, listChangedFields } from './listChangedFields.ts';
export { getPeriodStart, type StatsPeriod } from './periodStart.ts';
export { hasPermission, type Permission, permissions, type StaffRole, staffRoles } from './permissions.ts';
export {
  countDrivers,
  type DrivenPickup,
  type DriverTotals,
  listPickupAreas,
  selectDriver,
  sumParties,
} from './pickups.ts';
export { readPhoneSearch } from './readPhoneSearch.ts';
export { type BulkOutcome, type BulkTotals, sumBulkAction } from './sumBulkAction.ts';
export { sumUnpaid } from './sumUnpaid.ts';
export { type DayCount, toDailyCounts } from './toDailyCounts.ts';
