/** The days of the week; 0 is Sunday. */
export const allWeekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** The days of the week as options; 0 is Sunday. */
export const weekdayOptions = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (label, value) => ({ value, label }),
);
