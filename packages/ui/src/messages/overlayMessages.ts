import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';

/** The English messages of the calendar and the lightbox, which load after the page. */
export const overlayMessages = {
  today: 'today',
  selected: 'selected',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  loadingDates: 'Loading dates…',
  selectedDate: 'Your date',
  noDate: 'No date chosen yet',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  imageOf: (index: number, count: number): string => `Image ${index} of ${count}`,
};

/** Returns the messages of calendar and lightbox in the current language. */
export const useOverlayMessages = () => use(MessagesContext)?.overlays ?? overlayMessages;
