interface Read<Value> {
  /**
   * Null once it has ended: V8 keeps deleted entries of a long-lived map until it collects old objects, and everything that
   * they refer to would become old too.
   */
  value: Promise<Value> | null;
  /** Starts when this one ends; shared by all requests that arrived while this one was running. */
  next: Promise<Value> | null;
}

/**
 * Returns a function that coalesces concurrent reads of one key. A request that arrives while a read is running shares
 * the next read, because the running one may have started before the latest write. An error rejects only the requests
 * that share the read.
 */
export function coalesceReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Read<Value>>();

  const start = (key: string, read: () => Promise<Value>): Promise<Value> => {
    const value = read();
    const current: Read<Value> = { value, next: null };
    running.set(key, current);
    const end = () => {
      if (!current.next) running.delete(key);
      current.value = null;
    };
    value.then(end, end);
    return value;
  };

  return async (key, read) => {
    const current = running.get(key);
    if (!current?.value) return current?.next ?? start(key, read);
    current.next ??= current.value.then(
      () => start(key, read),
      () => start(key, read),
    );
    return current.next;
  };
}
