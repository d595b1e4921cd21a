export { checkSchedule, type ScheduleError, type ScheduleErrors } from './checkSchedule.ts';
export { listChangedSlots, planSchedule, type SchedulePlan } from './planSchedule.ts';
export { parseRrule, type Recurrence, toRrule } from './recurrence.ts';
export { findDoubleTime, getRuleTimeId, listRuleTimes, parseRuleTimeId, type RuleTime } from './ruleTimes.ts';
export {
  type Blackout,
  getSlotKey,
  type IndexedSchedule,
  indexSchedule,
  type StockRule,
  type StockSchedule,
} from './schedule.ts';
