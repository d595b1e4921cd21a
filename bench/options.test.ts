import { describe, expect, it, vi } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('measures everything by default', () => {
    expect(readOptions([])).toEqual({
      parts: ['load', 'catalogue', 'backoffice', 'soak', 'interaction', 'lighthouse', 'weight'],
      only: [],
      seconds: 4,
      minutes: 10,
      runs: 3,
      profile: false,
      record: false,
    });
  });

  it('selects a part by its name', () => {
    expect(readOptions(['lighthouse', '--runs', '1'])).toMatchObject({ parts: ['lighthouse'], runs: 1 });
  });

  it('measures only the load for selected requests', () => {
    expect(readOptions(['--only', 'list,detail', '--seconds', '3'])).toMatchObject({
      parts: ['load'],
      only: ['list', 'detail'],
      seconds: 3,
    });
  });

  it.each([
    [['everything'], /Valid: load/],
    [['--only', 'lists'], /Did you mean list\?/],
    [['--seconds', '0'], /--seconds/],
    [['--seconds', 'ten'], /--seconds/],
    [['--runs', '1.5'], /--runs/],
    [['lighthouse', '--record'], /--record/],
  ])('rejects %j with code 2', (args, message) => {
    let printed = '';
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed += text;
      return true;
    });
    expect(() => readOptions(args)).toThrow('exit 2');
    exit.mockRestore();
    write.mockRestore();
    expect(printed).toMatch(message);
  });
});
