export { getChangePercent } from './getChangePercent.ts';
export { findPeriodError, getPeriodBefore, type Period, type PeriodError } from './periods.ts';
