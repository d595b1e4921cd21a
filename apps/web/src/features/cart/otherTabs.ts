const KEY = 'cartUpdated';

/** Lets the shop's other tabs know that the cart isn't what it was. Without storage they find out on their next load. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(KEY, crypto.getRandomValues(new Uint32Array(2)).join('-'));
  } catch {
    // A browser that keeps nothing shares nothing between its tabs either.
  }
}

/** @returns ends the listening */
export function onOtherTabsCart(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
