/** Whether events arrive: `reconnecting` after a failure, `off` after several. Attempts continue in each state. */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'off';

interface Followed {
  /** Connects, reports events until the connection ends, and rejects when it is lost or can't be made. */
  readonly connect: (onEvent: () => void) => Promise<unknown>;
  readonly onEvent: () => void;
  readonly onState: (state: LiveState) => void;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
}

const firstWait = 1_000;
const maxWait = 60_000;
/** The first failures are usually a restart of the server or a change of the network. */
const maxFailures = 2;

/** Follows events, and connects again when a connection ends: at once after one that worked, else ever later. */
export async function followEvents({ connect, onEvent, onState, signal }: Followed): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let hasArrived = false;
    await connect(() => {
      hasArrived = true;
      failures = 0;
      onState('live');
      onEvent();
    }).catch(() => {});
    if (signal.aborted) return;
    if (!hasArrived) {
      failures += 1;
      onState(failures <= maxFailures ? 'reconnecting' : 'off');
    }
    await wait(toWait(failures), signal);
  }
}

/** Not all clients of a server that restarts connect at the same time. */
const toWait = (failures: number): number => Math.min(maxWait, firstWait * 2 ** failures) * (0.5 + Math.random() / 2);

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, milliseconds);
    signal.addEventListener('abort', stop);
  });
