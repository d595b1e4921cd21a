import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useValue } from '../../state/useValue.ts';
import * as styles from './Tabs.css.ts';

/** A tab and what it is called. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** How many there are within. */
  count?: number;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs are views of. */
  label: string;
  items: readonly TabItem<Id>[];
  value?: Id;
  /** @default the first tab */
  defaultValue?: Id;
  onChange?: (id: Id) => void;
}

/** How far each key leads; the arrows follow the writing direction. */
function destination(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
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

/** Several views of one thing, one at a time, in the same place. Arrow keys move between the tabs and open them. */
export function Tabs<Id extends string = string>({ label, items, value, defaultValue, onChange }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, open] = useValue<Id | undefined>(value, defaultValue, (next) => next && onChange?.(next));
  const current = items.find((item) => item.id === wanted) ?? items[0];

  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const to = destination(event, at, items.length);
    const item = to === undefined ? undefined : items[to];
    if (to === undefined || !item) return;
    event.preventDefault();
    open(item.id);
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
            onClick={() => open(item.id)}
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel may hold nothing that takes the focus
          tabIndex={0}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
