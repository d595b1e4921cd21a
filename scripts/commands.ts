import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface CommandResult {
  readonly code: number;
  /** Standard output and error, in the order they were written. */
  readonly output: string;
}

export interface RunOptions {
  /** Does not print the output. */
  quiet?: boolean;
  env?: Record<string, string>;
  /** The project's root by default. */
  cwd?: string;
}

/** Runs a command to its end. */
export function run(
  command: string,
  args: readonly string[],
  { quiet = false, env = {}, cwd = root }: RunOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // npm and the programs in node_modules/.bin are .cmd files there.
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (!quiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs `npm run <script>` in the project's root. */
export const npmRun = (script: string, args: readonly string[] = [], options?: RunOptions) =>
  run('npm', ['run', '--silent', script, '--', ...args], options);

/** Builds some of the workspaces with turbo; if that fails, prints the output and ends the process. */
export async function build(...workspaces: readonly string[]): Promise<void> {
  const filters = workspaces.map((name) => `--filter=@aitours/${name}`);
  const args = ['run', 'build', ...filters, '--output-logs=errors-only'];
  const { code, output } = await run('turbo', args, { quiet: true });
  if (code === 0) return;
  console.error(`\n${output}`);
  process.exit(code);
}
