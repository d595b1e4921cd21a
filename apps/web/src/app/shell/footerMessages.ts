import { firstBookingPromotionPercent } from '@aitours/domain/quirks';

export const footerMessages = {
  about: 'Days out in Dubai and across the Emirates, with live availability and prices that hold.',
  promotionTitle: `${firstBookingPromotionPercent}% off your first booking via the app`,
  promotion: 'A welcome from us, for the first day you book with the aiTours app.',
  small: '© 2026 aiTours · Made in Dubai',
} as const;

/** Decoration that leads nowhere (SHELL-53, QUIRK-15): shown as text, so that nobody is promised a page. */
export const footerColumns = [
  { title: 'Company', links: ['Careers', 'Press', 'Partners', 'Sustainability'] },
  { title: 'Support', links: ['Help centre', 'Safety', 'Accessibility'] },
  { title: 'Destinations', links: ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah'] },
] as const;
