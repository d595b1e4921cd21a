export type { CalendarBooking, CalendarEvent } from './calendarBooking.ts';
export { formatCalendar, type LinkedEvent } from './formatCalendar.ts';
export { toCalendarEvents } from './toCalendarEvents.ts';
