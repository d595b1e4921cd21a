import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the removal of a focused item has lost it: to the same button of the next item, of the last one,
 * or when none is left to the page's heading, or to the container if the heading is outside of it. A restored item
 * receives it as well.
 *
 * @param ids the ids of the items; undefined while they load
 * @param button a selector of one button of each item
 */
export function useFocusAfterRemoval(
  ids: readonly string[] | undefined,
  button: string,
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const previous = useRef(ids);
  useEffect(() => {
    const before = previous.current;
    previous.current = ids;
    if (!ids || !before || document.activeElement !== document.body) return;
    const [from, to] = ids.length < before.length ? [before, ids] : [ids, before];
    const changed = from.findIndex((id) => !to.includes(id));
    if (changed < 0) return;
    const buttons = container.current?.querySelectorAll<HTMLElement>(button) ?? [];
    const rest = container.current?.querySelector<HTMLElement>('h1') ?? container.current;
    if (rest) rest.tabIndex = -1;
    (buttons[Math.min(changed, buttons.length - 1)] ?? rest)?.focus();
  }, [ids, button]);
  return container;
}
