/** The shapes of the shop's mark, a dhow's sail in front of a low sun, in a box of 32 × 32. */
export const logoMark = {
  sun: { cx: '21.5', cy: '11.5', r: '7.5' },
  sail: 'M17 2.5C9.5 8 5.5 14.5 4.5 22H17z',
  wave: 'M3 28c3.25-2.7 6.5-2.7 9.75 0s6.5 2.7 9.75 0c2.17-1.8 4.33-2.4 6.5-1.8',
};
