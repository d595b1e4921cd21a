import { useEffect } from 'react';

/** Asks before the user leaves the page by a link, or closes it, while there is something that isn't saved. */
export function useLeaveWarning(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const leaves = link && !link.getAttribute('href')?.startsWith('#') && link.target !== '_blank';
      if (!leaves || event.button !== 0 || event.metaKey || event.ctrlKey || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', onUnload);
    // Before the listener that navigates.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved, question]);
}
