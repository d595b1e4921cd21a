export { type MailServer, startMailServer } from './mailServer.ts';
export type { Outbox } from './outbox.ts';
export type { Call, NewTestAccount, TestAccount, TestCall } from './testAccounts.ts';
export { jobsAt, startTestApi, type TestApi } from './testApi.ts';
export { type TestClock, testClock } from './testClock.ts';
export { createEmptyDatabase, createTestDatabase, prepareTemplate, type TestDatabase } from './testDatabase.ts';
