import type { StaffEventRow } from '../../db/catalogue/staffEvents.ts';

/** An attraction as the audit log stores it. */
export type AuditedEvent = Omit<StaffEventRow, 'state'>;

/** Returns the form in which the audit log stores an attraction. */
export const toAudited = (row: StaffEventRow | null): AuditedEvent | null =>
  row && { event: row.event, types: row.types, slots: row.slots };
