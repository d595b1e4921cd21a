import { createStore, useStore } from '../../platform/createStore.ts';
import { messages } from './messages.ts';

const toText = (text: string | null): string => text ?? '';
const nameStore = createStore('gate name', 'local', toText);
const productStore = createStore('gate product', 'local', toText);

/** Returns what this browser's gate is called and admits to, and functions that change it. */
export function useGateSettings() {
  const name = useStore(nameStore, '');
  return {
    /** As typed; may be empty. */
    name,
    gate: name.trim() || messages.defaultGate,
    productId: useStore(productStore, ''),
    setName: nameStore.write,
    setProductId: productStore.write,
  };
}
