import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Readonly<Record<string, (argument: never) => void>>;

/** Returns handlers with a stable identity that call the latest ones: memoised children may call them from an older render. */
export function useLatest<Given extends Handlers>(handlers: Given): Given {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(handlers).map((name) => [name, (argument: never) => latest.current[name]?.(argument)]),
      ) as Given,
  );
  return stable;
}
