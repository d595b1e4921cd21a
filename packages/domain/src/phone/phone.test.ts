import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, parsePhone } from './parsePhone.ts';

describe('a phone number', () => {
  it.each([
    ['+971 50 123 4567', '+971501234567'],
    ['050 123 4567', '+971501234567'],
    ['501234567', '+971501234567'],
    ['00971 (50) 123-4567', '+971501234567'],
    [' 04 555 0132 ', '+97145550132'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['+46 70-123 40 03', '+46701234003'],
  ])('%s is %s', (text, number) => {
    expect(parsePhone(text)).toBe(number);
    expect(isPhone(text)).toBe(true);
    expect(parsePhone(formatPhone(text))).toBe(number);
  });

  it.each([
    '',
    'call me',
    '12345',
    '050 123 4567 or 8',
    '+971 50 123 4567 ext. 8',
    '+971 50 123 45678',
    '1'.repeat(40),
  ])('rejects %s', (text) => {
    expect(parsePhone(text)).toBeUndefined();
    expect(isPhone(text)).toBe(false);
  });

  it('is shown in the international format; other text is unchanged', () => {
    expect(formatPhone('0501234567')).toBe('+971 50 123 4567');
    expect(formatPhone('+46701234003')).toBe('+46 70 123 40 03');
    expect(formatPhone('ask for Mona')).toBe('ask for Mona');
  });
});
