/** Returns whom the code of a look-up is for: no other look-up replaces it or uses up its tries. */
export const lookupOwner = (bookingNumber: string, lookup: string): string => `booking ${bookingNumber} ${lookup}`;
