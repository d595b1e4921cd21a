import type { Schema } from '@aitours/api-client';
import { findZoneErrors } from '@aitours/domain/transfers';
import { checkRequired, describeRules, dropMissing } from '../../shared/fieldChecks.ts';
import { ifMatch } from '../../shared/ifMatch.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { listNewerChanges, orCurrent, type ProductForm } from '../product/productForm.ts';
import { zoneMessages as messages } from './zoneMessages.ts';

export type StaffZones = Schema<'StaffTransferZones'>;
type ZonesInput = Schema<'TransferZonesInput'>;

/** A zone as it was typed. */
export type ZoneRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  readonly places: readonly string[];
  /** What is typed to find another place. */
  readonly finding: string;
}>;

/** What is in the form of the zones. */
export interface ZonesDraft {
  readonly zones: readonly ZoneRow[];
}

export const createZone = (): ZoneRow => toRow({ name: '', places: [], finding: '' });

/** Returns the draft of the zones. */
export const toZonesDraft = ({ zones }: ZonesInput): ZonesDraft => ({
  zones: zones.map(({ id, name, places }) => toRow({ ...(id !== undefined && { id }), name, places, finding: '' })),
});

/** Returns the request of a valid draft. */
export const toZonesInput = ({ zones }: ZonesDraft): ZonesInput => ({
  zones: zones.map(({ id, name, places }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    places: [...places],
  })),
});

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkZones(draft: ZonesDraft): Readonly<Record<string, string>> {
  const own = checkRows(draft);
  return dropMissing({ ...own, ...describeRules(findZoneErrors(toZonesInput(draft).zones), own, messages.rules) });
}

function checkRows({ zones }: ZonesDraft): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = { zones: undefined };
  for (const [at, { name, places, finding }] of zones.entries()) {
    errors[`zones.${at}.name`] = checkRequired(name);
    const missing = places.length === 0 ? messages.noPlace : undefined;
    errors[`zones.${at}.places`] = finding.trim() === '' ? missing : messages.notChosen;
  }
  return errors;
}

/** The form of the zones. */
export const zonesForm: ProductForm<ZonesDraft, StaffZones> = {
  toDraft: toZonesDraft,
  check: checkZones,
  listFields: (draft) => Object.keys(checkRows(draft)),
  save: (client, details, draft) =>
    orCurrent(
      client.call('replaceTransferZones', { headers: ifMatch(details?.version ?? ''), body: toZonesInput(draft) }),
      () => client.call('getStaffTransferZones', {}),
    ),
  listNewer: listNewerChanges,
};
