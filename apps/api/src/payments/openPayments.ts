import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../lib/clock.ts';
import type { PaymentProvider } from './provider.ts';
import type { TestProvider } from './testProvider/testProvider.ts';

interface PaymentParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  /** Of the server; keys are derived from it. */
  readonly secret: string;
  readonly log: FastifyBaseLogger;
}

export interface OpenPayments {
  /** null: nothing is paid online. */
  readonly payments: PaymentProvider | null;
  /** The same provider if it is the test provider, whose pages the shop's process serves. */
  readonly testProvider: TestProvider | null;
}

/** Opens the configured payment provider. Only its code is loaded. */
export async function openPayments({ config, db, clock, secret, log }: PaymentParts): Promise<OpenPayments> {
  const settings = config.payments;
  switch (settings.provider) {
    case 'none':
      return { payments: null, testProvider: null };
    case 'stripe': {
      if (config.production && /^.k_test_/.test(settings.secretKey))
        log.warn('STRIPE_SECRET_KEY is a test key: bookings are confirmed, and NO MONEY is charged');
      const { createStripeProvider } = await import('./stripe/stripeProvider.ts');
      return { payments: await createStripeProvider({ ...settings, clock }), testProvider: null };
    }
    case 'test': {
      if (config.databaseUrl !== null)
        log.warn('PAYMENT_PROVIDER is test: bookings are confirmed with test cards, and NO MONEY is charged');
      const { startTestProvider } = await import('./testProvider/testProvider.ts');
      const onFailure = (error: unknown) => log.warn({ err: error }, 'sending a webhook failed');
      const provider = startTestProvider({ db, clock, secret, publicUrl: config.publicUrl, onFailure });
      return { payments: provider, testProvider: provider };
    }
  }
}
