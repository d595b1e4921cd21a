/** A source of numbers that repeats itself for the same seed, so that a scene is the same on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(options: readonly [T, ...T[]]): T;
}

/** mulberry32: small, quick, and even enough for pictures. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
  };
}
