import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface Finished {
  readonly code: number;
  /** Standard output and error, interleaved as they came. */
  readonly output: string;
}

/**
 * Runs a command and waits for its end.
 *
 * @param quiet keeps its output from the terminal; it is in the answer all the same
 * @param cwd the folder it runs in; the project's root unless said
 */
export function run(
  command: string,
  args: readonly string[],
  { quiet = false, env = {}, cwd = root }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export interface RunOptions {
  quiet?: boolean;
  env?: Record<string, string>;
  cwd?: string;
}

/** `npm run <script>` in the project's root. */
export const npmRun = (script: string, args: readonly string[] = [], options?: RunOptions) =>
  run('npm', ['run', '--silent', script, '--', ...args], options);
