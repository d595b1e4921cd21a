export {
  type BulkSlotsErrors,
  type BulkSlotsPlan,
  checkBulkSlots,
  defaultCapacity,
  type EventDays,
  isBulkComplete,
  maxBulkRangeDays,
} from './checkBulkSlots.ts';
export { countsByDay, type DayCount } from './countsByDay.ts';
export { type Occupancy, type OccupancyRow, occupancyGrid, type SlotPlaces } from './occupancyGrid.ts';
