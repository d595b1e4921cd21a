/** Creates a function that runs at most `concurrency` tasks at a time. */
export function createLimiter(concurrency: number): <T>(task: () => Promise<T>) => Promise<T> {
  let free = concurrency;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
