import { findPeriodError, type Period } from '@aitours/domain/sales';
import { invalidRequest } from '../../problems/problems.ts';

const errors = { reversed: 'must not be before the start', 'too-long': 'must be at most 365 days after the start' };

/** Returns the period of a report. @throws {Problem} invalid-request */
export function readPeriod({ start, end }: Period): Period {
  const error = findPeriodError({ start, end });
  if (error) throw invalidRequest(null, { end: [errors[error]] });
  return { start, end };
}
