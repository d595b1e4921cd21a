/** The rules that read messages: 8 kB that load with the first one. */
export { extractPreferences } from '@aitours/domain/planner';
