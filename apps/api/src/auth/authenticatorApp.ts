import { Secret, TOTP } from 'otpauth';

const period = 30;

const createTotp = (secret: Secret, email = '') => new TOTP({ issuer: 'aiTours', label: email, secret, period });

/** Returns a new secret in Base32, and as a URI, whose QR code authenticator apps read. */
export function createAppSecret(email: string): { readonly secret: string; readonly uri: string } {
  const totp = createTotp(new Secret({ size: 20 }), email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * Returns the time step of a code, or null for a wrong one. Codes of the previous and the next step are right as well,
 * because clocks differ.
 */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  // `validate` throws for other text of six characters.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = createTotp(Secret.fromBase32(secret)).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / (period * 1000)) + delta;
}
