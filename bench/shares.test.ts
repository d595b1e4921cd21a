import { describe, expect, it } from 'vitest';
import { type CpuProfile, functionShares, partShares } from './shares.ts';

const frame = (id: number, functionName: string, url: string, lineNumber = 0, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, lineNumber },
  children,
});

const profile: CpuProfile = {
  nodes: [
    frame(9, '(root)', '', 0, [1, 2, 5, 6]),
    frame(1, '(idle)', ''),
    frame(2, 'listActivities', 'file:///shop/apps/api/src/resources/activities/listActivities.ts', 9, [3, 4]),
    frame(3, 'renderNode', 'file:///shop/node_modules/react-dom/server.js', 99),
    frame(4, '', 'file:///shop/node_modules/@fastify/static/index.js', 4),
    frame(5, '(garbage collector)', ''),
    frame(6, 'send', 'node:_http_server', 19, [7]),
    frame(7, 'writev', ''),
  ],
  samples: [1, 2, 3, 3, 3, 3, 3, 4, 4, 5, 7, 1],
};

describe('functionShares', () => {
  it('counts samples without idle ones, largest first', () => {
    expect(functionShares(profile, '/shop/')).toEqual([
      { name: 'renderNode  node_modules/react-dom/server.js:100', share: 0.5 },
      { name: '(anonymous)  node_modules/@fastify/static/index.js:5', share: 0.2 },
      { name: 'listActivities  apps/api/src/resources/activities/listActivities.ts:10', share: 0.1 },
      { name: '(garbage collector)', share: 0.1 },
      { name: 'writev  called by send  node:_http_server:20', share: 0.1 },
    ]);
  });
});

describe('partShares', () => {
  it('returns packages, folders of the project and modules of Node', () => {
    expect(partShares(profile, '/shop/').map(({ name }) => name)).toEqual([
      'react-dom',
      '@fastify/static',
      'apps/api/src/resources/activities',
      '(garbage collector)',
      'node:_http_server',
    ]);
  });
});
