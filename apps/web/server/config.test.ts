import { describe, expect, it } from 'vitest';
import { readWebConfig } from './config.ts';

describe('readWebConfig', () => {
  it('has no API URL by default: the API runs in this process', () => {
    expect(readWebConfig({}, {}).apiUrl).toBeUndefined();
    expect(readWebConfig({ API_URL: '' }, {}).apiUrl).toBeUndefined();
    expect(readWebConfig({ API_URL: 'https://api.example.com' }, {}).apiUrl?.host).toBe('api.example.com');
  });

  it.each(['api.example.com', 'ftp://api.example.com', 'nonsense'])(
    'rejects %s as the API’s address and names the variable',
    (text) => {
      expect(() => readWebConfig({ API_URL: text }, {})).toThrow(/API_URL/);
    },
  );

  it('prefers the command line’s port to the environment’s', () => {
    expect(readWebConfig({ PORT: '3000' }, { port: 4173 }).shared.port).toBe(4173);
  });
});
