import { describe, expect, it } from 'vitest';
import { readWebConfig } from './config.ts';

describe('readWebConfig', () => {
  it('mounts the API in this process unless told where it runs', () => {
    expect(readWebConfig({}, []).apiUrl).toBeUndefined();
    expect(readWebConfig({ API_URL: '' }, []).apiUrl).toBeUndefined();
    expect(readWebConfig({ API_URL: 'https://api.example.com' }, []).apiUrl?.host).toBe('api.example.com');
  });

  it.each(['api.example.com', 'ftp://api.example.com', 'nonsense'])(
    'refuses %s as the API’s address, by name',
    (text) => {
      expect(() => readWebConfig({ API_URL: text }, [])).toThrow(/API_URL/);
    },
  );

  it('takes the port of the command line before the environment’s', () => {
    expect(readWebConfig({ PORT: '3000' }, ['--port', '4173']).shared.port).toBe(4173);
  });
});
