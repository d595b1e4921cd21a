import { PageSkeleton, VisuallyHidden } from '@aitours/ui';
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import * as styles from './deferPart.css.ts';
import { useIsHydrated } from './HydrationProvider.tsx';
import { loadingPage } from './messages.ts';
import { firstInput, useFirstInput } from './useFirstInput.ts';
import { useInputRecorder } from './useInputRecorder.ts';

/** The component that renders the part loads it again and handles the failure. */
const ignoreFailure = () => undefined;

/** A part that is shown before would replace the form of an early submit, which would be lost. */
const earlyReplay = Promise.resolve(globalThis.early?.input.replayed);

const serverParts: (() => Promise<unknown>)[] = [];

/** On the server: loads all deferred parts, so that they can be rendered. */
export const loadDeferredParts = (): Promise<unknown> => Promise.all(serverParts.map((loadPart) => loadPart()));

/**
 * Returns a part of a page that the server renders and whose script loads with the first input on the page. Until then its HTML
 * stays, and input in it is recorded; then React renders the part again and the input is replayed. (React's own way, a
 * `Suspense` around lazy code, discards the HTML as soon as any context changes.)
 *
 * @param load imports a module named `*.deferred.tsx`; by that name the server finds the part's styles
 * @param useFailure a hook that returns what handles a failed load; `isAwaited` after input in the part
 * @param loadsAtOnce returns whether the part loads right after hydration: only the browser has its entries
 */
export function deferPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  useFailure: () => (error: unknown, isAwaited: boolean) => void,
  loadsAtOnce?: () => boolean,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const loadPart = async () => {
    const module = await load();
    Part = module.default;
    return module;
  };
  const LazyPart = lazy(loadPart);
  if (import.meta.env.SSR) serverParts.push(loadPart);
  // Also when a link preloads the page.
  else firstInput.then(loadPart).catch(ignoreFailure);

  function ServerRenderedPart(props: Props) {
    const [state, setState] = useState<'deferred' | 'awaited' | 'loaded'>(Part ? 'loaded' : 'deferred');
    const { place, serverHtmlProps, whenReleased, replay, forget } = useInputRecorder(() =>
      // An input between the end of loading and the next render must not undo it.
      setState((current) => (current === 'loaded' ? current : 'awaited')),
    );
    const isWanted = useFirstInput() || state === 'awaited';
    const onFailure = useFailure();

    // biome-ignore lint/correctness/useExhaustiveDependencies: the recorder's functions only use refs
    useEffect(() => {
      if ((!isWanted && !loadsAtOnce?.()) || state === 'loaded') return;
      earlyReplay.then(loadPart).then(
        () => whenReleased(() => setState('loaded')),
        (error: unknown) => {
          onFailure(error, state === 'awaited');
          forget();
          setState('deferred');
        },
      );
    }, [isWanted, state, onFailure]);

    // With the part: an input between the two would be handled before what came first.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the recorder's functions only use refs
    useLayoutEffect(() => {
      if (state === 'loaded') replay();
    }, [state]);

    if (Part && state === 'loaded') {
      return (
        <div key="loaded" ref={place} className={styles.place}>
          <Part {...props} />
        </div>
      );
    }
    const isAwaited = state === 'awaited';
    return (
      <>
        <div
          {...serverHtmlProps}
          className={styles.place}
          aria-busy={isAwaited || undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that hydration leaves the server's HTML
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        {isAwaited && <VisuallyHidden role="status">{loadingPage}</VisuallyHidden>}
      </>
    );
  }

  return function DeferredPart(props: Props) {
    const isHydrated = useIsHydrated();
    const [isServerRendered] = useState(!isHydrated);
    if (isServerRendered) return <ServerRenderedPart {...props} />;
    return (
      <Suspense fallback={<PageSkeleton shape="detail" label={loadingPage} />}>
        <LazyPart {...props} />
      </Suspense>
    );
  };
}
