import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** A storage of one document. */
class SeparateStorage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, String(value));
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

const framed = new URLSearchParams(location.search).get('framed');

// The frames of a docs page have the same origin: with the browser's storage, one story would sign out another.
if (framed) {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: new SeparateStorage() });
  }
}

// The frame of a component is as high as its content; a backdrop needs the whole height.
if (framed === 'component') {
  void addons.ready().then((channel) =>
    channel.on(STORY_FINISHED, () => {
      const bottoms = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom);
      const box = window.frameElement?.parentElement;
      if (box) box.style.height = `${Math.max(64, ...bottoms) + 16}px`;
    }),
  );
}
