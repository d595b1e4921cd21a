export { asDistance, estimateDistance } from './estimateDistance.ts';
export {
  checkJourney,
  type Journey,
  type JourneyFaults,
  type JourneyField,
  journeyOf,
  journeyTimes,
  wizardLimits,
} from './journey.ts';
export {
  checkTransferPayment,
  type PaymentFaults,
  type TransferPayment,
  type TransferPaymentMethod,
  transferPaymentMethods,
} from './payment.ts';
export { type Place, placeNamed, popularPlaces } from './places.ts';
export { waitingMinutes } from './terms.ts';
export { transferMinutes } from './transferMinutes.ts';
export {
  refusalOfOrder,
  type TransferOrder,
  transferPayload,
  transferQuote,
  type VehicleFares,
} from './transferOrder.ts';
export {
  checkTransferSearch,
  emptySearch,
  type Fault,
  type SearchFaults,
  searchLimits,
  type TransferSearch,
} from './transferSearch.ts';
export { type Load, type Shortage, shortagesOf, type VehicleRoom } from './vehicleFit.ts';
