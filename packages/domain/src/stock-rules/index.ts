export { checkSchedule, type ScheduleError, type ScheduleErrors } from './checkSchedule.ts';
export { listChangedSlots, planSchedule, type SchedulePlan } from './planSchedule.ts';
export { parseRrule, type Recurrence, toRrule } from './recurrence.ts';
export { type Blackout, indexSchedule, type StockRule, type StockSchedule, slotKey } from './schedule.ts';
