import { PageSkeleton, VisuallyHidden } from '@aitours/ui';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as styles from './deferPart.css.ts';
import { type Control, entryOf, focusAgain, focusIn, pressOf, redo, type Touch } from './deferredInput.ts';
import { useHydration } from './HydrationProvider.tsx';
import { loadingPage } from './messages.ts';
import { useIdle, whenIdle } from './useIdle.ts';

/** Where the part is shown it is asked for again, and said what went wrong. */
const ignored = () => undefined;

const onServer: Promise<unknown>[] = [];

/** On the server: resolves once everything is there that is drawn before its script comes. */
export const loadDeferredParts = (): Promise<unknown> => Promise.all(onServer);

/**
 * A part of a page that the server draws and whose script comes when the browser has nothing better to do. Until then
 * what was drawn stays as it is. What a visitor does with it isn't lost: it is done when the script is there, and where
 * that can't be had, it is said. A page that the server didn't draw waits for the part.
 *
 * Its style sheets must be in the document: the host knows such parts by name (`server/rendering.ts`).
 *
 * @param useFailure a hook that returns what handles a failed load; `isAwaited` once a visitor has used the part
 */
export function deferPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  useFailure: () => (error: unknown, isAwaited: boolean) => void,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const loadPart = async () => {
    const part = await load();
    Part = part.default;
    return part;
  };
  const Later = lazy(loadPart);
  if (import.meta.env.SSR) onServer.push(loadPart());
  // A link that is pointed at fetches the page, and with it this part.
  else whenIdle(() => void loadPart().catch(ignored));

  function Drawn(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const focus = useRef<Control>(undefined);
    const touches = useRef<Touch[]>([]);
    const [state, setState] = useState<'coming' | 'awaited' | 'there'>(Part ? 'there' : 'coming');
    const isWanted = useIdle() || state === 'awaited';
    const onFailure = useFailure();

    useEffect(() => {
      if (!isWanted || state === 'there') return;
      loadPart().then(
        () => {
          if (place.current) focus.current = focusIn(place.current);
          setState('there');
        },
        (error: unknown) => {
          onFailure(error, state === 'awaited');
          touches.current = [];
          setState('coming');
        },
      );
    }, [isWanted, state, onFailure]);

    useEffect(() => {
      const root = place.current;
      if (state !== 'there' || !root) return;
      if (focus.current) focusAgain(focus.current, root);
      void redo(touches.current.splice(0), root);
    }, [state]);

    const note = (touchOf: typeof pressOf) => (event: { readonly target: EventTarget }) => {
      const touch = place.current && touchOf(event.target, place.current);
      if (!touch) return;
      touches.current.push(touch);
      setState('awaited');
    };

    if (Part && state === 'there') {
      return (
        <div key="there" ref={place} className={styles.place}>
          <Part {...props} />
        </div>
      );
    }
    const isAwaited = state === 'awaited';
    return (
      <>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what is drawn within has the controls; this only hears of them */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press by key is a click, too */}
        <div
          ref={place}
          className={styles.place}
          aria-busy={isAwaited || undefined}
          onClick={note(pressOf)}
          onInput={note(entryOf)}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty for React, which leaves alone what it finds here
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        {isAwaited && <VisuallyHidden role="status">{loadingPage}</VisuallyHidden>}
      </>
    );
  }

  return function DrawnAhead(props: Props) {
    const [isHydrated] = useHydration();
    const [isFromServer] = useState(!isHydrated);
    if (isFromServer) return <Drawn {...props} />;
    return (
      <Suspense fallback={<PageSkeleton shape="detail" label={loadingPage} />}>
        <Later {...props} />
      </Suspense>
    );
  };
}
