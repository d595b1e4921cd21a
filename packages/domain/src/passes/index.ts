export { findStatedPass } from './findStatedPass.ts';
export { type AdmittedBooking, listPasses } from './listPasses.ts';
export {
  formatPassNumber,
  getPassStatus,
  type Pass,
  type PassKind,
  type PassStatus,
} from './pass.ts';
export { decodePass, encodePass, type PassPayload } from './passPayload.ts';
