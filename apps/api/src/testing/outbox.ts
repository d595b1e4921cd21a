import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Outbox {
  /** Returns all mails as `.eml` text, oldest first. */
  mails(): Promise<string[]>;
  /** Returns the code in the newest mail to this address. */
  newestCode(address: string): Promise<string>;
}

/** Reads the mails in the outbox folder, once all mails have been sent. */
export function openOutbox(dataDir: string, settled: () => Promise<void>): Outbox {
  const folder = path.join(dataDir, 'outbox');
  const mails = async () => {
    await settled();
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
  };
  return {
    mails,
    async newestCode(address) {
      const newest = (await mails()).findLast((eml) => eml.includes(`To: ${address}`));
      const code = /^ {4}(\d{6})\r?$/m.exec(newest ?? '')?.[1];
      if (!code) throw new Error(`No code was sent to ${address}`);
      return code;
    },
  };
}
