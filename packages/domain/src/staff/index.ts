export {
  type BulkSlotsPlan,
  type BulkSlotsProblems,
  checkBulkSlots,
  type EventDays,
  isBulkComplete,
  longestBulkRange,
  usualCapacity,
} from './checkBulkSlots.ts';
export { countsByDay, type DayCount } from './countsByDay.ts';
export { type Occupancy, type OccupancyRow, occupancyGrid, type SlotPlaces } from './occupancyGrid.ts';
