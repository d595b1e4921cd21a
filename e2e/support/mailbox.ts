import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder, port } from './testShop.ts';

const subjectCode = /^Subject: (\d{6}) /m;
const outbox = path.join(dataFolder(port), 'outbox');

/** Returns the newest mail with a one-time password to this address, if any. */
async function newestCodeMail(address: string): Promise<string | undefined> {
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(path.join(outbox, name), 'utf8')));
  return mails.findLast((mail) => mail.includes(address) && subjectCode.test(mail));
}

/** Waits for a mail to this address and returns its one-time password. */
export async function newestCode(address: string): Promise<string> {
  const code = async () => subjectCode.exec((await newestCodeMail(address)) ?? '')?.[1];
  await expect.poll(code, { message: `a code in the mailbox of ${address}` }).toBeDefined();
  return (await code()) ?? '';
}
