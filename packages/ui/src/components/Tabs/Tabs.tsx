import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useValue } from '../../state/useValue.ts';
import * as styles from './Tabs.css.ts';

/** A tab and its panel. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** The number of items in the panel. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Id>[];
  value?: Id;
  /** @default the first tab */
  defaultValue?: Id;
  onChange?: (id: Id) => void;
}

/** Returns the index of the tab that a key selects; arrow keys follow the writing direction. */
function findTabForKey(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const keys: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: count - 1,
  };
  const to = keys[event.key];
  return to === undefined ? undefined : (to + count) % count;
}

/** Several views in the same place, one at a time. Arrow keys move between tabs and open them. */
export function Tabs<Id extends string = string>({ label, items, value, defaultValue, onChange }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, select] = useValue<Id | undefined>(value, defaultValue, (next) => next && onChange?.(next));
  const current = items.find((item) => item.id === selected) ?? items[0];

  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const to = findTabForKey(event, at, items.length);
    const item = to === undefined ? undefined : items[to];
    if (to === undefined || !item) return;
    event.preventDefault();
    select(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-tab-${item.id}`}
            aria-selected={item === current}
            aria-controls={item === current ? `${id}-panel` : undefined}
            tabIndex={item === current ? 0 : -1}
            onClick={() => select(item.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {current && (
        <div
          className={styles.panel}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel may contain nothing focusable
          tabIndex={0}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
