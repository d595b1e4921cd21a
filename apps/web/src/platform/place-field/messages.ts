/** Messages of every form with places of a transfer. */
export const placeMessages = {
  hint: 'An airport, a hotel with its area, a sight',
  suggestions: 'Did you mean:',
  tooClose: 'Choose a drop-off at least 500 m from the pickup',
};
