/** Height of the sticky `SiteHeader`. */
export const headerHeight = { wide: '4.5rem', mobile: '4rem' } as const;
