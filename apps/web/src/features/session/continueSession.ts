import type { Client, Schema } from '@aitours/api-client';

/** Continues with new tokens as the same user: a sign-in alone would forget the user until the profile is loaded. */
export function continueSession({ session }: Client, tokens: Schema<'TokenPair'>): void {
  const user = session.user();
  session.signIn(tokens);
  session.setUser(user);
}
