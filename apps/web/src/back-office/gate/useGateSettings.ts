import { useBrowserStore } from '../../hydration/index.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';
import { messages } from './messages.ts';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const keys = { name: 'gate name', productId: 'gate product' } as const;

/** Returns what this browser's gate is called and admits to, and functions that change it. */
export function useGateSettings() {
  const read = (key: keyof typeof keys) => () => readStorage(keys[key], 'local') ?? '';
  const none = () => '';
  const name = useBrowserStore(subscribe, read('name'), none);
  const productId = useBrowserStore(subscribe, read('productId'), none);
  const write = (key: keyof typeof keys) => (value: string) => {
    writeStorage(keys[key], value, 'local');
    for (const listener of listeners) listener();
  };
  return {
    /** As typed; may be empty. */
    name,
    gate: name.trim() || messages.defaultGate,
    productId,
    setName: write('name'),
    setProductId: write('productId'),
  };
}
