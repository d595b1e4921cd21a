import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Readonly<Record<string, (argument: never) => void>>;

/** The same handlers at each drawing, which do what the latest ones do: what was drawn before may go on calling them. */
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
