/** The texts of the error catalogue about the day planner (PLAN-08, PLAN-19, PLAN-22, PLAN-23). */
export const plannerMessages = {
  chatFailed: 'Sorry, I encountered an error. Please try again.',
  placeAndDateMissing: 'Please provide at least a destination and start date in the chat.',
  itineraryInvalid: 'The generated itinerary has an invalid format. Please try again.',
  generateFailed: 'Failed to generate itinerary. Please try again.',
} as const;
