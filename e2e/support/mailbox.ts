import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { baseUrl } from './api.ts';
import { dataFolder } from './testShop.ts';

const codeLine = /^ {4}(\d{6})\r?$/m;

/** Waits for a mail that passes the check, and returns the newest one, decoded. */
export async function newestMail(passes: (mail: string) => boolean): Promise<string> {
  const outbox = path.join(dataFolder(Number(new URL(baseUrl()).port)), 'outbox');
  const find = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.sort().map((name) => readFile(path.join(outbox, name), 'utf8')));
    return mails.map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')).findLast(passes);
  };
  await expect.poll(find, { message: 'a mail in the outbox' }).toBeDefined();
  return (await find()) ?? '';
}

/** Waits for a mail to this address and returns its one-time password. */
export async function newestCode(address: string): Promise<string> {
  const mail = await newestMail((text) => text.includes(address) && codeLine.test(text));
  return codeLine.exec(mail)?.[1] ?? '';
}
