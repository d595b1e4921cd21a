/** The breakpoints of the layout (SHELL-46, SHELL-47), in px. */
export const breakpoints = { mobile: 768, desktop: 1250 } as const;

/** Media queries, for styles and for `matchMedia`. */
export const media = {
  /** The mobile layout: 768 px and below. */
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  /** Wider than the mobile layout. */
  aboveMobile: `(min-width: ${breakpoints.mobile + 0.02}px)`,
  /** The desktop navigation: 1250 px and wider. */
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  /** Narrower than the desktop navigation. */
  belowDesktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
  /** The user prefers less motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The user's system colours replace the theme. */
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** Printed pages, such as a voucher. */
  print: 'print',
} as const;
