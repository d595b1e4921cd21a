export { buildOccupancyGrid, type Occupancy, type OccupancyRow, type SlotPlaces } from './buildOccupancyGrid.ts';
export {
  type BulkSlotsErrors,
  type BulkSlotsPlan,
  checkBulkSlots,
  defaultCapacity,
  type EventDays,
  isBulkComplete,
  maxBulkRangeDays,
} from './checkBulkSlots.ts';
export { getPeriodStart, type StatsPeriod } from './periodStart.ts';
export { type DayCount, toDailyCounts } from './toDailyCounts.ts';
