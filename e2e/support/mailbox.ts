import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { dataDirOf, port } from './place.ts';

const outbox = path.join(dataDirOf(port), 'outbox');

/** The newest mail to this address, or nothing. */
async function newestTo(address: string): Promise<string | undefined> {
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(path.join(outbox, name), 'utf8')));
  return mails.findLast((mail) => mail.includes(address));
}

/** The one-time password in the newest mail to this address, as soon as it is there. */
export async function newestCode(address: string): Promise<string> {
  const code = async () => /^Subject: (\d{6}) /m.exec((await newestTo(address)) ?? '')?.[1];
  await expect.poll(code, { message: `a code in the mailbox of ${address}` }).toBeDefined();
  return (await code()) ?? '';
}
