/**
 * `npm run test:disk-full`: the shop on a disk that fills up while people book, until PostgreSQL itself gives up; then there
 * is room again. Ends with 1 when anything was wrong.
 *
 * As root on Linux it makes a disk of its own in memory. Elsewhere SMALL_DISK names a folder on a file system with 100
 * to 500 MB and nothing else in it: it is filled to the last byte.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CrashableShop, openCrashableShop } from './crashableShop.ts';
import { lookThrough } from './crashRound.ts';
import { openCrowd } from './startShopping.ts';

const megabyte = 1_000_000;
const within = 60_000;

const disk = smallDisk();
try {
  const shop = await openCrashableShop(disk.folder);
  try {
    process.exitCode = (await fillUp(shop)) ? 0 : 1;
  } finally {
    await shop.close();
  }
} finally {
  disk.remove();
}

/** @returns whether all was as it should be */
async function fillUp(shop: CrashableShop): Promise<boolean> {
  const { tally, end } = await openCrowd(shop, 0);
  await until('people book', () => tally.acknowledged >= 20);
  const ballast = ballastAt(path.join(disk.folder, 'ballast'));
  await until('bookings are answered 503 on a full disk', () => {
    ballast.fill();
    return tally.unavailable >= 40;
  });
  const whenFull = tally.acknowledged;
  const picture = await fetch(`${shop.url()}/api/optimize-image/placeholder/320/webp/`);
  say(`a picture is answered ${picture.status}, ${(await picture.arrayBuffer()).byteLength} bytes`);
  await exhaustLog(shop);
  await until('PostgreSQL gives up, and the shop says it is unhealthy', async () => {
    ballast.fill();
    return (await health(shop)) === 503;
  });
  ballast.remove();
  await until('there is room again, and people book', () => tally.acknowledged >= whenFull + 40);
  const placed = await end();

  const wrong = [...tally.wrong, ...(await lookThrough(shop, placed))];
  if (picture.status !== 200) wrong.push(`a picture was answered ${picture.status}`);
  for (const fault of wrong) say(`WRONG: ${fault}`);
  say(`${tally.acknowledged} booked, ${tally.unavailable} answers were 503, ${tally.broken} connections broke`);
  say(`${wrong.length} wrong`);
  return wrong.length === 0;
}

/** What comes to be wanted next is a new file of PostgreSQL's log of changes, without which it can do nothing. */
async function exhaustLog(shop: CrashableShop): Promise<void> {
  const books = shop.openBooks();
  await books.pool.query('select pg_switch_wal()').catch((error: unknown) => say(`PostgreSQL: ${String(error)}`));
  await books.close();
}

async function health(shop: CrashableShop): Promise<number | undefined> {
  return (await fetch(`${shop.url()}/health`).catch(() => undefined))?.status;
}

/** A file that takes all the room there is. */
function ballastAt(file: string): { readonly fill: () => void; readonly remove: () => void } {
  const open = openSync(file, 'w');
  const piece = Buffer.alloc(16_384);
  return {
    fill() {
      try {
        while (writeSync(open, piece) > 0);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    remove() {
      closeSync(open);
      rmSync(file);
    },
  };
}

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > within) throw new Error(`Waited in vain: ${what}`);
    await sleep(20);
  }
  say(`${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function say(text: string): void {
  console.log(text);
}

function smallDisk(): { readonly folder: string; readonly remove: () => void } {
  const given = process.env['SMALL_DISK'];
  if (given) {
    const { bsize, blocks } = statfsSync(given);
    if (bsize * blocks > 500 * megabyte) stop(`${given} is on a file system of more than 500 MB; it would be filled.`);
    return { folder: given, remove: () => {} };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'aitours-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m,mode=0755', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    stop(
      'This needs a small file system: run it as root on Linux, or name one of 100 to 500 MB with nothing else in it as SMALL_DISK.',
    );
  }
  return {
    folder,
    remove() {
      spawnSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
