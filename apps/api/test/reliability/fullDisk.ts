/**
 * `npm run test:disk-full`: fills the disk while shoppers book until PostgreSQL stops, then frees it. Exits with 1 after
 * any error.
 *
 * As root on Linux it mounts a disk in memory. Elsewhere SMALL_DISK names an empty folder on a file system of 100 to 500
 * MB, which is filled completely.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCommand } from '../../src/lib/commandLine.ts';
import { type CrashableShop, openCrashableShop } from './crashableShop.ts';
import { findInconsistencies } from './crashRound.ts';
import { startShopping } from './startShopping.ts';

const megabyte = 1_000_000;
const timeout = 60_000;

createCommand({
  name: 'npm run test:disk-full',
  purpose: 'Fills the disk under a shop that takes bookings until PostgreSQL stops, then frees it.',
  examples: [''],
}).parse();
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

/** @returns whether there were no errors */
async function fillUp(shop: CrashableShop): Promise<boolean> {
  const { tally, stop: stopShopping } = await startShopping(shop, 0);
  await until('shoppers book', () => tally.acknowledged >= 20);
  const ballast = ballastAt(path.join(disk.folder, 'ballast'));
  await until('bookings get 503 on a full disk', () => {
    ballast.fill();
    return tally.unavailable >= 40;
  });
  const whenFull = tally.acknowledged;
  const picture = await fetch(`${shop.url()}/api/optimize-image/placeholder/320/webp/`);
  print(`a picture gets ${picture.status}, ${(await picture.arrayBuffer()).byteLength} bytes`);
  await exhaustWal(shop);
  await until('PostgreSQL stops and the health check fails', async () => {
    ballast.fill();
    return (await health(shop)) === 503;
  });
  ballast.remove();
  await until('bookings succeed with free space', () => tally.acknowledged >= whenFull + 40);
  const placed = await stopShopping();

  const errors = [...tally.unexpected, ...(await findInconsistencies(shop, placed))];
  if (picture.status !== 200) errors.push(`a picture got ${picture.status}`);
  for (const error of errors) print(`ERROR: ${error}`);
  print(`${tally.acknowledged} booked, ${tally.unavailable} responses were 503, ${tally.broken} connections failed`);
  print(`${errors.length} errors`);
  return errors.length === 0;
}

/** Makes PostgreSQL need a new WAL segment, without which it can't write. */
async function exhaustWal(shop: CrashableShop): Promise<void> {
  const database = shop.openDatabase();
  await database.pool.query('select pg_switch_wal()').catch((error: unknown) => print(`PostgreSQL: ${String(error)}`));
  await database.close();
}

async function health(shop: CrashableShop): Promise<number | undefined> {
  return (await fetch(`${shop.url()}/health`).catch(() => undefined))?.status;
}

/** A file that fills the disk. */
function ballastAt(file: string): { readonly fill: () => void; readonly remove: () => void } {
  const open = openSync(file, 'w');
  const chunk = Buffer.alloc(16_384);
  return {
    fill() {
      try {
        while (writeSync(open, chunk) > 0);
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
    if (performance.now() - start > timeout) throw new Error(`Timed out waiting until ${what}`);
    await sleep(20);
  }
  print(`${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function print(text: string): void {
  console.log(text);
}

function smallDisk(): { readonly folder: string; readonly remove: () => void } {
  const given = process.env['SMALL_DISK'];
  if (given) {
    const { bsize, blocks } = statfsSync(given);
    if (bsize * blocks > 500 * megabyte) exit(`${given} is on a file system of more than 500 MB; it would be filled.`);
    return { folder: given, remove: () => {} };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'aitours-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m,mode=0755', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    exit(
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

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
