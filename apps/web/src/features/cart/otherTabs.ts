import { randomKey } from '@aitours/api-client';
import { writeStorage } from '../../platform/storage.ts';

const KEY = 'cartUpdated';

/** Lets the shop's other tabs know that the cart isn't what it was. Without storage they find out on their next load. */
export const tellOtherTabs = () => writeStorage(KEY, randomKey(), 'local');

/** @returns ends the listening */
export function onOtherTabsCart(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
