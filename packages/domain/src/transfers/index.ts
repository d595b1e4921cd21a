export { estimateDistance } from './estimateDistance.ts';
export { estimateTransferMinutes, waitingMinutes } from './estimateTransferMinutes.ts';
export {
  type ChildSeatKind,
  type ChildSeats,
  checkTransferExtras,
  childSeatKinds,
  formatChildSeats,
  hasAirport,
  noExtras,
  parseFlightNumber,
  type TransferExtras,
  type TransferExtrasErrors,
} from './extras.ts';
export {
  checkJourney,
  type Journey,
  type JourneyErrors,
  type JourneyField,
  journeyTimes,
  toJourney,
  wizardLimits,
} from './journey.ts';
export {
  checkTransferPayment,
  type TransferPayment,
  type TransferPaymentErrors,
  type TransferPaymentMethod,
  transferPaymentMethods,
} from './payment.ts';
export {
  findArea,
  findAreaName,
  findNamedPlace,
  findPlace,
  findVenue,
  formatPricedPlace,
  isAirport,
  isSamePlace,
  isTooClose,
  normalisePlaceName,
  placeNames,
  popularPlaces,
} from './places.ts';
export { airportMeetingPoint, describeRide, findPricedPlaces, type PricedPlaces } from './ride.ts';
export { findEarliestRide, formatEarliestRide } from './rideNotice.ts';
export { suggestPlaces } from './suggestPlaces.ts';
export { toChargedDistance } from './toChargedDistance.ts';
export {
  checkTransferOrder,
  quoteVehicle,
  type TransferLeg,
  type TransferOrder,
  toTransferPayload,
  type VehicleFares,
} from './transferOrder.ts';
export {
  checkTransferSearch,
  createEmptySearch,
  type TransferFieldError,
  type TransferSearch,
  type TransferSearchErrors,
  type TransferSearchLimits,
} from './transferSearch.ts';
export { type CapacityShortage, findCapacityShortages, type VehicleCapacity, type VehicleLoad } from './vehicleFit.ts';
export {
  findJourneyZones,
  findZoneErrors,
  findZonePrice,
  type JourneyZones,
  type TransferZone,
  toPairKey,
  type ZoneError,
  type ZonePrice,
} from './zones.ts';
