export { getChangePercent } from './getChangePercent.ts';
export { findPeriodError, getPeriodBefore, maxReportDays, type Period, type PeriodError } from './periods.ts';
