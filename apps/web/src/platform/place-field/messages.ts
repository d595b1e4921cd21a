/** Messages of every form of a transfer's journey. */
export const placeMessages = {
  hint: 'An airport, a hotel with its area, a sight',
  suggestions: 'Did you mean:',
  passengersHint: 'People of every age: infants count too.',
  tooClose: 'Choose a drop-off at least 500 m from the pickup',
};
