import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { checkZones, createZone, toZonesDraft, toZonesInput, zonesForm } from './zonesDraft.ts';

const { staffTransferZones } = examples.getStaffTransferZones;
const stored = toZonesDraft(staffTransferZones);

test('stored zones are sent as they are', () => {
  expect(toZonesInput(stored)).toEqual({ zones: staffTransferZones.zones });
  expect(checkZones(stored)).toEqual({});
  expect(toZonesInput({ zones: [{ ...createZone(), name: ' Beach ', places: ['Dubai Marina'] }] })).toEqual({
    zones: [{ name: 'Beach', places: ['Dubai Marina'] }],
  });
});

test('errors of zones are at their fields', () => {
  expect(checkZones({ zones: [createZone()] })).toEqual({
    'zones.0.name': 'Please fill this in',
    'zones.0.places': 'Add at least one place',
  });
  const [first, second] = stored.zones;
  expect(checkZones({ zones: [first!, { ...second!, name: first!.name, places: first!.places }] })).toEqual({
    'zones.1.name': 'Another zone has this name',
    'zones.1.places': 'One of these places is in another zone: remove it here or there',
  });
  expect(checkZones({ zones: [{ ...first!, finding: 'Dubai M' }] })).toEqual({
    'zones.0.places': 'Choose a place from the list, or clear this field',
  });
  expect(zonesForm.listFields(stored)).toEqual([
    'zones',
    'zones.0.name',
    'zones.0.places',
    'zones.1.name',
    'zones.1.places',
  ]);
});
