import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { superuser } from '../../src/db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded/embeddedPostgres.ts';
import { migrate } from '../../src/db/migrate.ts';

const cluster = () => path.join(dataFolder, 'postgres', 'cluster');

const dataFolder = await mkdtemp(path.join(tmpdir(), 'aitours-access-'));
await chmod(dataFolder, 0o755);
const server = await startEmbeddedPostgres({ dataFolder });
await migrate(server.connection);
const shop = new pg.Client(server.connection);
await shop.connect();
afterAll(async () => {
  await shop?.end();
  await server?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('the shop’s role owns only the schemas of its database', async () => {
  const { rows } = await shop.query(`
    select (select array_agg(nspname::text order by nspname::text) from pg_namespace where nspowner = shop.oid) as schemas,
           (select count(*)::integer from pg_database where datdba = shop.oid) as databases,
           rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as privileged,
           (select count(*)::integer from pg_auth_members where member = shop.oid) as memberships
    from pg_roles shop where rolname = current_user`);
  expect(rows).toEqual([{ schemas: ['drizzle', 'jobs', 'public'], databases: 0, privileged: false, memberships: 0 }]);
});

test.each([
  "copy (select 1) to program 'true'",
  "select pg_read_file('/etc/passwd')",
  'alter system set fsync = off',
  'create role accomplice',
  'create database second',
])('the shop’s role may not: %s', (statement) =>
  expect(shop.query(statement)).rejects.toMatchObject({ code: '42501' }),
);

test('only the roles of the client’s account are accepted', async () => {
  const connect = async (settings: pg.ClientConfig, statement = '') => {
    const client = new pg.Client({ ...server.connection, ...settings });
    try {
      await client.connect();
      await client.query(statement);
    } finally {
      await client.end().catch(() => {});
    }
  };
  await connect({ user: superuser }, 'create role stranger login');
  await expect(connect({ user: 'stranger' })).rejects.toMatchObject({ code: '28000' });
  await expect(connect({ database: 'postgres' })).rejects.toMatchObject({ code: '42501' });
});

test.runIf(process.getuid?.() === 0)('started by root, the server has an account of its own', async () => {
  const { uid } = await stat(path.join(cluster(), 'postmaster.pid'));
  expect(execFileSync('id', ['-nu', `${uid}`], { encoding: 'utf8' })).toBe('aitours\n');
});

test('a cluster that trusts every client is not started', async () => {
  await writeFile(path.join(cluster(), 'pg_hba.conf'), 'local all all trust\n');
  await expect(startEmbeddedPostgres({ dataFolder })).rejects.toThrow(/earlier version of the shop.*docs\/backup\.md/);
});
