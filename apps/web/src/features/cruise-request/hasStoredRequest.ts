import { storageKeys } from '@aitours/domain/session';
import { readStorage } from '../../platform/storage.ts';

/** Whether this browser has stored a request for a cruise. */
export const hasStoredRequest = (): boolean => readStorage(storageKeys.cruiseRequest, 'local') !== null;
