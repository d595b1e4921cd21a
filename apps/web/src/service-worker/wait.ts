/** A network that hasn't responded after this time is treated like none, where something is stored. */
const MAX_WAIT_MILLISECONDS = 10_000;

/** Returns nothing, after the time that the network has. */
export const wait = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MILLISECONDS, undefined));
