export type { ArrivingBooking, BookedLine, BookedTour, BookedTransfer } from './bookedParts.ts';
export { describeArrival, formatEmergencyPhone } from './describeArrival.ts';
export { type BookedFact, describeLine, describeTransfer, formatWhen } from './describeBooked.ts';
export { describeTour } from './describeTour.ts';
