export { type CruiseRequestErrors, checkCruiseRequest, fitsAboard } from './checkCruiseRequest.ts';
export { type CruisePayment, type CruiseRequest, cruisePayments, emptyCruiseRequest } from './cruiseRequest.ts';
export { type CheckedCruise, type CruiseError, findCruiseErrors } from './findCruiseErrors.ts';
