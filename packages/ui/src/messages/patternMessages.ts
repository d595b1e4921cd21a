import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';

/** The English messages of the patterns, and of Carousel, Gallery and ToastRegion, which most pages load with them. */
export const patternMessages = {
  notifications: 'Notifications',
  dismiss: 'Dismiss notification',
  toastKey: 'F6 goes to its button.',
  toastKind: { success: 'Done', error: 'Error', info: 'Note' },
  pageOf: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  previous: (label: string): string => `Previous ${label}`,
  next: (label: string): string => `Next ${label}`,
  openImage: (index: number, count: number, alt: string): string => `Open image ${index} of ${count}: ${alt}`,
  showAllImages: (count: number): string => `Show all ${count} photos`,
  showFewerImages: 'Show fewer photos',

  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  quickNavigation: 'Quick',
  showServices: 'Show services',
  hideServices: 'Hide services',
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  clearFilters: 'Clear filters',
  loadingShop: 'Loading aiTours...',
  stepOf: (step: number, steps: number): string => `Step ${step} of ${steps}`,
  back: 'Back',
  edit: 'Edit',
  editItem: (title: string): string => `Edit ${title}`,
  remove: 'Remove',
  removeItem: (title: string): string => `Remove ${title}`,
  price: 'Price',
  total: 'Total',
  notAvailable: 'N/A',
  bookingStatus: 'Booking',
  paymentStatus: 'Payment',
};

/** Returns the messages of the patterns in the current language. */
export const usePatternMessages = () => use(MessagesContext)?.patterns ?? patternMessages;
