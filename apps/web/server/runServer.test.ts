import { expect, it } from 'vitest';
import { parseLine } from './runServer.ts';

it('reads a line of the log, and leaves other output alone', () => {
  expect(parseLine('{"level":30,"time":1,"msg":"migrated","step":"migrate"}')).toMatchObject({ step: 'migrate' });
  expect(parseLine('Restarting apps/web/server/main.ts')).toBeNull();
  expect(parseLine('{"level":30,"msg":"cut')).toBeNull();
});
