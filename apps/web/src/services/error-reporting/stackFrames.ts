/** One call, as Sentry reads it. */
export interface StackFrame {
  readonly function: string;
  /** A path of the shop; of another's script only that it is one. */
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

const MOST = 30;
/** Chromium's "    at name (address:1:2)", and "name@address:1:2" of the others. */
const SHAPES = [
  /^\s*at (?:async )?(?:(?<name>.*?) \()?(?<file>\S+?):(?<line>\d+):(?<column>\d+)\)?$/,
  /^(?<name>[^@]*)@(?<file>\S+?):(?<line>\d+):(?<column>\d+)$/,
];

/**
 * The calls that led to an error, the innermost last, as the protocol wants them. Of addresses only the path of the
 * shop's own scripts is told.
 */
export function stackFrames(stack: string, origin: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const groups = SHAPES.map((shape) => shape.exec(line)?.groups).find((found) => found !== undefined);
      return groups ? [frameOf(groups, origin)] : [];
    })
    .slice(0, MOST)
    .reverse();
}

function frameOf({ name, file = '', line, column }: Record<string, string | undefined>, origin: string): StackFrame {
  const isOurs = file.startsWith(`${origin}/`);
  return {
    function: name || '?',
    filename: isOurs ? new URL(file).pathname : 'elsewhere',
    lineno: Number(line),
    colno: Number(column),
    in_app: isOurs,
  };
}
