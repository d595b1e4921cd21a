import { expect, test } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

test('behind TLS a browser is told to come back by TLS alone; on a laptop it isn’t', () => {
  const told = (publicUrl: string) => securityHeaders({ publicUrl })['strict-transport-security'];
  expect(told('https://shop.example.com')).toBe('max-age=31536000; includeSubDomains');
  expect(told('http://localhost:3000')).toBeUndefined();
});
