/** All tables of the shop. */
export * from './schema/activities.ts';
export * from './schema/auditLog.ts';
export * from './schema/blog.ts';
export * from './schema/bookings.ts';
export * from './schema/carts.ts';
export * from './schema/catalogue.ts';
export * from './schema/cruises.ts';
export * from './schema/library.ts';
export * from './schema/mails.ts';
export * from './schema/newsletter.ts';
export * from './schema/planner.ts';
export * from './schema/protection.ts';
export * from './schema/testProvider.ts';
export * from './schema/tickets.ts';
export * from './schema/tours.ts';
export * from './schema/transfers.ts';
export * from './schema/users.ts';
