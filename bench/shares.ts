import { fileURLToPath } from 'node:url';

/** The part of V8's profile that is read here. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /**
   * The running node of each sample. Samples are counted, not timed: a busy machine takes fewer of them, so its effect
   * on the shares is small.
   */
  readonly samples: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  /** Nodes of the functions that this one called. */
  readonly children?: readonly number[];
}

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  /** From 0. */
  readonly lineNumber: number;
}

export interface Share {
  readonly name: string;
  /** Of the samples in which the process was not idle. */
  readonly share: number;
}

/**
 * Returns the share of each function's own time, largest first. Functions inside Node, such as a write to a socket, are
 * listed by their caller.
 */
export const functionShares = (profile: CpuProfile, root: string): Share[] =>
  countShares(profile, ([frame, ...callers]) => {
    const file = callers.find(({ url }) => url !== '');
    if (frame.url !== '') return `${formatName(frame)}  ${formatPlace(frame, root)}`;
    return file ? `${formatName(frame)}  called by ${formatName(file)}  ${formatPlace(file, root)}` : formatName(frame);
  });

/** Returns the shares by package or by the project's folder; Node's functions count for their caller. */
export const partShares = (profile: CpuProfile, root: string): Share[] =>
  countShares(profile, (stack) => {
    const file = stack.find(({ url }) => url !== '');
    return file ? findPart(relative(file.url, root)) : formatName(stack[0]);
  });

/** A function, then its callers. */
type Stack = readonly [CallFrame, ...CallFrame[]];

function countShares({ nodes, samples }: CpuProfile, name: (stack: Stack) => string): Share[] {
  const names = new Map<number, string>();
  for (const [id, stack] of stacks(nodes)) if (stack[0].functionName !== '(idle)') names.set(id, name(stack));
  const counts = new Map<string, number>();
  let busy = 0;
  for (const id of samples) {
    const key = names.get(id);
    if (key === undefined) continue;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    busy += 1;
  }
  return [...counts]
    .map(([key, count]) => ({ name: key, share: count / busy }))
    .sort((one, other) => other.share - one.share);
}

/** A caller's node comes before those it calls. */
function stacks(nodes: CpuProfile['nodes']): Map<number, Stack> {
  const known = new Map<number, Stack>();
  const callers = new Map<number, number>();
  for (const { id, callFrame, children = [] } of nodes) {
    const above = known.get(callers.get(id) ?? -1) ?? [];
    known.set(id, [callFrame, ...above]);
    for (const child of children) callers.set(child, id);
  }
  return known;
}

const formatName = ({ functionName }: CallFrame): string => functionName || '(anonymous)';
const formatPlace = ({ url, lineNumber }: CallFrame, root: string): string =>
  `${relative(url, root)}:${lineNumber + 1}`;

function relative(url: string, root: string): string {
  if (!url.startsWith('file:')) return url;
  const file = fileURLToPath(url);
  return file.startsWith(root) ? file.slice(root.length) : file;
}

function findPart(file: string): string {
  if (file.startsWith('node:')) return file;
  const [, inPackage] = file.split(/.*node_modules\//);
  const names = (inPackage ?? file).split('/');
  if (inPackage === undefined) return names.slice(0, -1).join('/');
  return names.slice(0, inPackage.startsWith('@') ? 2 : 1).join('/');
}
