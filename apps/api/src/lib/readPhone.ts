import { parsePhone, phoneInvalid } from '@aitours/domain/phone';
import { invalidRequest } from '../problems/problems.ts';

/**
 * Returns a phone number in E.164.
 *
 * @param field as the request names it
 * @throws {Problem} `invalid-request`
 */
export function readPhone(text: string, field: string): string {
  const phone = parsePhone(text);
  if (phone === undefined) throw invalidRequest(null, { [field]: [phoneInvalid] });
  return phone;
}
