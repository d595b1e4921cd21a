export { getChangePercent } from './getChangePercent.ts';
export { getSharePercent } from './getSharePercent.ts';
export { findPeriodError, getPeriodBefore, type Period, type PeriodError } from './periods.ts';
