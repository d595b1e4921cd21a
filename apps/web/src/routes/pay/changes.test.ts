import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { describeChanges, readChangesFromState } from './changes.ts';

const { renewal, renewalWithChanges, renewalNothingLeft } = examples.renewPayment;

it('says in one sentence that everything was taken back', () =>
  expect(describeChanges(renewal.changes)).toEqual(['Everything is held for you again, at the same price.']));

it('says of each booking what has changed, with old and new price', () => {
  expect(describeChanges(renewalWithChanges.changes)).toEqual([
    'Evening Desert Safari in the Red Dunes: held for you again for AED 755.07.',
    'Burj Khalifa: At the Top: sold out, so not booked.',
  ]);
  expect(describeChanges(renewalNothingLeft.changes)[0]).toBe(
    'Evening Desert Safari in the Red Dunes: now AED 795.07 instead of AED 755.07, so not booked.',
  );
});

it('reads changes from navigation state, and nothing else', () => {
  expect(readChangesFromState({ changes: renewal.changes })).toEqual(renewal.changes);
  for (const state of [null, {}, { changes: [] }, { changes: [{ outcome: 'free' }] }, 'x'])
    expect(readChangesFromState(state)).toBeUndefined();
});
