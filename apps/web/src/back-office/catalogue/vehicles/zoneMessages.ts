import type { ZoneError } from '@aitours/domain/transfers';

/** Texts of the form of zones, for staff. */
export const zoneMessages = {
  title: 'Transfer zones',
  lead: 'Places that have one price. In its form, a vehicle has a fixed price between two zones, instead of its price by distance.',
  loading: 'Loading the zones',
  failed: 'We couldn’t load the zones',
  unknown: 'There are no zones',
  unknownText: 'The address may be wrong.',
  form: 'Transfer zones',
  saved: 'The zones are saved. Bookings keep their prices.',
  zones: 'Zones',
  zonesHint:
    'A ride is between two zones if travellers choose both places by their names. Any other address is priced by distance.',
  rows: { one: 'Zone', add: 'Add a zone', empty: 'There are no zones yet: all rides are priced by distance.' },
  name: 'Name that travellers read',
  chosen: 'Places of the zone',
  find: 'Add a place',
  findHint: 'Type a part of its name and choose it.',
  noPlace: 'Add at least one place',
  notChosen: 'Choose a place from the list, or clear this field',
  rules: {
    'unknown-place': 'The shop doesn’t know one of these places any more: remove it',
    'other-zone': 'One of these places is in another zone: remove it here or there',
    'same-name': 'Another zone has this name',
    'same-id': 'A zone is in the list twice',
  } satisfies Readonly<Record<ZoneError, string>>,
};
