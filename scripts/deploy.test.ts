import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/api/src/config.ts';
import { variables } from '../apps/api/src/configVariables.ts';
import { root } from './commands.ts';
import { memoryOptions } from './memoryOptions.ts';

/** Dockerfile and compose.yaml are checked as text; no container is started. */
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const instructions = dockerfile
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({ name: line.split(' ')[0], text: line.slice(line.indexOf(' ') + 1) }));
const all = (name: string) => instructions.filter((one) => one.name === name).map(({ text }) => text);
const environment = Object.fromEntries(
  all('ENV').flatMap((text) =>
    text.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  ),
);

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
  readonly networks: readonly string[];
}
interface Composition {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: { readonly internal: { readonly ipam: { readonly config: readonly { subnet: string }[] } } };
  readonly volumes: Readonly<Record<string, unknown>>;
}

const composition: Composition = parse(read('compose.yaml'), { merge: true });
const shops = Object.entries(composition.services).filter(([name]) => name.startsWith('shop-'));
const secret = /SECRET|TOKEN|PASSWORD|KEY$|^SMTP_URL$|^DATABASE_URL$/;

describe('Dockerfile', () => {
  test('uses the Node version of the project', () => {
    const version = read('.node-version').trim();
    expect(all('FROM').map((text) => text.split(' ')[0])).toEqual([`node:${version}-slim`, `node:${version}-slim`]);
  });

  test('copies files that exist and are not ignored', () => {
    const ignored = read('.dockerignore').split('\n');
    const sources = all('COPY')
      .filter((text) => !text.startsWith('--from='))
      .flatMap((text) => text.split(' ').slice(0, -1));
    expect(sources).toContain('package-lock.json');
    expect(sources.filter((file) => !existsSync(path.join(root, file)) || ignored.includes(file))).toEqual([]);
  });

  test('installs the packages of all workspaces', () => {
    const copied = all('COPY').join(' ');
    const manifests = globSync('{openapi,packages/*,apps/*}/package.json', { cwd: root });
    expect(manifests.length).toBeGreaterThan(5);
    expect(manifests.filter((file) => !copied.includes(file) && !copied.includes(`${path.dirname(file)} `))).toEqual(
      [],
    );
  });

  test('contains no secrets and no local data', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/.data', '**/.env', '**/dist']));
    expect(Object.keys(environment).filter((name) => secret.test(name))).toEqual([]);
    expect(dockerfile).not.toMatch(/^ARG /m);
  });

  test('runs scripts and files that exist, and not as root', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...dockerfile.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const command: string[] = JSON.parse(all('CMD').at(-1) ?? '');
    expect(command[0]).toBe('node');
    expect(existsSync(path.join(root, command.at(-1) ?? ''))).toBe(true);
    expect(all('USER')).toEqual(['node']);
  });

  test('sets known variables and the limits of memory, and checks its health on its port', () => {
    const known = { ...variables.shape, ...memoryOptions };
    expect(Object.keys(environment).filter((name) => !(name in known))).toEqual([]);
    expect(environment).toMatchObject(memoryOptions);
    expect(all('EXPOSE')).toEqual([environment['PORT']]);
    expect(all('HEALTHCHECK').join()).toContain(`http://127.0.0.1:${environment['PORT']}/health'`);
    expect(read('openapi/openapi.yaml')).toMatch(/^ {2}\/health:$/m);
  });
});

describe('compose.yaml', () => {
  test('starts two identical processes', () => {
    expect(shops.length).toBe(2);
    expect(shops[0]?.[1]).toEqual(shops[1]?.[1]);
  });

  test('sets known variables with valid values', () => {
    const given = shops[0]?.[1].environment ?? {};
    expect(Object.keys(given).filter((name) => !(name in variables.shape))).toEqual([]);
    const values: Record<string, string> = {
      POSTGRES_PASSWORD: 'p4ss',
      TOKEN_SECRET: 'x'.repeat(44),
      DOMAIN: 'shop.example.com',
      SMTP_URL: 'smtps://mail.example.com',
      METRICS_TOKEN: 'y'.repeat(20),
    };
    const filled = Object.entries(given).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, variable: string) => values[variable] ?? `no ${variable}`),
    ]);
    const config = readConfig({ ...environment, ...Object.fromEntries(filled) });
    expect(config).toMatchObject({ production: true, seed: false, publicUrl: 'https://shop.example.com' });
    expect(config.trustProxy).toEqual(composition.networks.internal.ipam.config.map(({ subnet }) => subnet));
  });

  test('contains no secret: each must be given', () => {
    for (const { environment: given = {} } of Object.values(composition.services)) {
      for (const [name, text] of Object.entries(given).filter(([one]) => secret.test(one))) {
        expect(text, name).toMatch(/\$\{\w+:\?is missing\}/);
      }
    }
    expect(read('compose.yaml')).not.toMatch(/\$\{\w+:?-/);
  });

  test('refers to services, volumes and files that exist', () => {
    const { services, volumes } = composition;
    for (const { depends_on = [], volumes: mounted = [], networks } of Object.values(services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((name) => !(name in services))).toEqual([]);
      expect(networks).toEqual(['internal']);
      for (const source of mounted.map((mount) => mount.split(':')[0] ?? '')) {
        if (source.startsWith('.')) expect(existsSync(path.join(root, source)), source).toBe(true);
        else expect(volumes).toHaveProperty(source);
      }
    }
  });

  test('puts all processes behind the proxy, which checks their health and hides their metrics', () => {
    const caddyfile = read('deploy/Caddyfile');
    const upstreams = caddyfile.match(/reverse_proxy (.+) \{/)?.[1]?.split(' ');
    expect(upstreams).toEqual(shops.map(([name]) => `${name}:${environment['PORT']}`));
    expect(caddyfile).toContain('health_uri /health\n');
    expect(caddyfile).toMatch(/path \/metrics\n\s+respond @metrics 404/);
  });
});
