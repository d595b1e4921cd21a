import { randomKey } from '@aitours/api-client';
import { writeStorage } from '../../platform/storage.ts';

const KEY = 'cartUpdated';

/** Notifies the shop's other tabs of a changed cart. Without storage they update on their next load. */
export const notifyOtherTabs = () => writeStorage(KEY, randomKey(), 'local');

/** @returns a function that removes the listener */
export function onCartChangeInOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
