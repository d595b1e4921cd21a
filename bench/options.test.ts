import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('measures everything unless told', () => {
    expect(readOptions([])).toMatchObject({
      parts: ['load', 'catalogue', 'soak', 'interaction', 'lighthouse', 'weight'],
      only: [],
      seconds: 4,
      minutes: 10,
      looks: 3,
    });
  });

  it('takes one part by its name', () => {
    expect(readOptions(['lighthouse', '--looks', '1'])).toMatchObject({ parts: ['lighthouse'], looks: 1 });
  });

  it('asks only the questions that are named, and then nothing else', () => {
    expect(readOptions(['--only', 'list,detail', '--seconds', '3'])).toMatchObject({
      parts: ['load'],
      only: ['list', 'detail'],
      seconds: 3,
    });
  });

  it.each([
    [['everything'], /everything/],
    [['--seconds', '0'], /--seconds/],
    [['--seconds', 'ten'], /--seconds/],
    [['--looks', '1.5'], /--looks/],
    [['lighthouse', '--record'], /--record/],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
