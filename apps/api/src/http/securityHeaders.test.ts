import { expect, test } from 'vitest';
import { getSecurityHeaders } from './securityHeaders.ts';

test('HSTS is sent when the public URL is https, and not otherwise', () => {
  const hsts = (publicUrl: string) => getSecurityHeaders({ publicUrl })['strict-transport-security'];
  expect(hsts('https://shop.example.com')).toBe('max-age=31536000; includeSubDomains');
  expect(hsts('http://localhost:3000')).toBeUndefined();
});
