import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from '../mail/mailer.ts';

export interface Outbox {
  /** Returns all mails as `.eml` text, oldest first. */
  mails(): Promise<string[]>;
  /** Returns the code in the newest mail to this address. */
  newestCode(address: string): Promise<string>;
}

/** Reads the mails in the outbox folder. */
export function outboxOf(dataDir: string, mail: Mailer): Outbox {
  const folder = path.join(dataDir, 'outbox');
  const mails = async () => {
    await mail.settled();
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.sort().map((name) => readFile(path.join(folder, name), 'utf8')));
  };
  return {
    mails,
    async newestCode(address) {
      const newest = (await mails()).findLast((eml) => eml.includes(`To: ${address}`));
      const code = /^Subject: (\d{6}) /m.exec(newest ?? '')?.[1];
      if (!code) throw new Error(`No code was sent to ${address}`);
      return code;
    },
  };
}
