/** The texts of the error catalogue about transfers (XFER-12, XFER-13, XFER-30, XFER-31, XFER-38, XFER-45). */
export const transferMessages = {
  vehiclesFailed: 'Failed to load vehicles. Please try again.',
  noVehicles: 'No vehicles available for your search criteria.',
  vehicleMissing: 'Please select a vehicle',
  locationsMissing: 'Please select pickup and drop-off locations',
  createFailed: 'Failed to create booking',
  serviceCreateFailed: 'Failed to create transfer booking',
  notFound: 'Booking not found. Please check the booking number and try again.',
} as const;
