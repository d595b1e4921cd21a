interface Reading<Value> {
  readonly value: Promise<Value>;
  /** Begun when this one ends, for all who asked while it was under way. */
  next: Promise<Value> | null;
}

/**
 * Lets those who ask for the same while it is being read share the next reading. So of a thousand who ask at once most
 * wait for one answer, and nobody is given what was read before he asked. A reading that fails fails for those who share
 * it, and for nobody else.
 */
export function sharedReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const underWay = new Map<string, Reading<Value>>();

  const begin = (key: string, read: () => Promise<Value>): Promise<Value> => {
    const reading: Reading<Value> = { value: read(), next: null };
    underWay.set(key, reading);
    const end = () => {
      if (!reading.next) underWay.delete(key);
    };
    reading.value.then(end, end);
    return reading.value;
  };

  return async (key, read) => {
    const reading = underWay.get(key);
    if (!reading) return begin(key, read);
    reading.next ??= reading.value.then(
      () => begin(key, read),
      () => begin(key, read),
    );
    return reading.next;
  };
}
