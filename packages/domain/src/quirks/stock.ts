/** QUIRK-14: places an activity has on a day before anyone books, by month and day of every year (GAP-20). */
export const demoStock = {
  usual: 15,
  byMonthAndDay: { '12-24': 1, '12-25': 0, '12-30': 2, '12-31': 0, '01-01': 0, '01-02': 3 },
} as const;
