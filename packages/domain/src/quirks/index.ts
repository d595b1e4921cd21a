/**
 * The inconsistencies of the specification (QUIRK-01 to QUIRK-23), each with its specified and its improved value
 * (`quirkTable.ts`). Code that uses the values doesn't know which behaviour is set. Rows without a choice are constants or rules.
 */

export { dashboardSamples, passesStaffGate } from './dashboard.ts';
export {
  type Behaviour,
  type BehaviourSettings,
  behaviours,
  getQuirks,
  type PricePlace,
  type QuirkRow,
  type Quirks,
  quirkRows,
} from './getQuirks.ts';
export { toTextValues } from './products.ts';
