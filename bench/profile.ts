import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/commands.ts';
import { type CpuProfile, functionShares, partShares } from './shares.ts';

export interface RunningProfile {
  stop(): Promise<CpuProfile>;
}

interface Reply {
  readonly id?: number;
  readonly result?: { readonly profile?: CpuProfile };
  readonly error?: { readonly message: string };
}

const samplingMicroseconds = 500;

/** Starts a CPU profile of a process through its inspector. */
export async function startProfile(inspector: string): Promise<RunningProfile> {
  const targets: readonly { webSocketDebuggerUrl: string }[] = await (await fetch(`${inspector}/json/list`)).json();
  const [target] = targets;
  if (!target) throw new Error(`Nothing to profile at ${inspector}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let last = 0;
  const call = (method: string, params: object = {}): Promise<Reply['result']> =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const onMessage = ({ data }: MessageEvent) => {
        const reply: Reply = JSON.parse(String(data));
        if (reply.id !== id) return;
        socket.removeEventListener('message', onMessage);
        if (reply.error) reject(new Error(`${method}: ${reply.error.message}`));
        else resolve(reply.result);
      };
      socket.addEventListener('message', onMessage);
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: samplingMicroseconds });
  await call('Profiler.start');
  return {
    async stop() {
      const result = await call('Profiler.stop');
      socket.close();
      if (!result?.profile) throw new Error('The inspector returned no profile');
      return result.profile;
    },
  };
}

/**
 * Writes a profile to `reports/bench` for a browser's developer tools.
 *
 * @returns a summary for the terminal
 */
export function saveProfile(name: string, profile: CpuProfile): string {
  const folder = path.join(root, 'reports', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.cpuprofile`), JSON.stringify(profile));
  const line = ({ name: where, share }: { name: string; share: number }) =>
    `    ${(share * 100).toFixed(1).padStart(5)} %  ${where}`;
  return [
    `  ${name}: CPU time by package or folder`,
    ...partShares(profile, root).slice(0, 14).map(line),
    `  ${name}: by function`,
    ...functionShares(profile, root).slice(0, 24).map(line),
  ].join('\n');
}
