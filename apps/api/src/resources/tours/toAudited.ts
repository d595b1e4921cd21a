import type { StaffTourDay, StaffTourRow } from '../../db/catalogue/staffTours.ts';
import type { TourRow } from '../../db/catalogue/tours.ts';

/** A tour as the audit log stores it. */
export type AuditedTour = TourRow & { readonly days: readonly StaffTourDay[] };

/** Returns the form in which the audit log stores a tour. */
export const toAudited = (row: StaffTourRow | null): AuditedTour | null => row && { ...row.tour, days: row.days };
