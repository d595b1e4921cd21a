import { tmpdir } from 'node:os';
import path from 'node:path';

/** Port of the shop under test. */
export const port = Number(process.env['E2E_PORT'] ?? 4173);

export const shopUrl = `http://127.0.0.1:${port}`;

/** Port and address of the shop with the improved behaviour. */
export const improvedPort = port + 1;
export const improvedUrl = `http://127.0.0.1:${improvedPort}`;

/** Another team's site, whose pages may call the shop's API. */
export const partnerPort = port + 2;
export const partnerUrl = `http://127.0.0.1:${partnerPort}`;

/** Port and address of the shop with online payments: improved behaviour, test provider. */
export const paymentsPort = port + 3;
export const paymentsUrl = `http://127.0.0.1:${paymentsPort}`;

/** Returns the temporary data folder of the shop under test: database, pictures and mails. */
export const dataFolder = (servedPort: number): string => path.join(tmpdir(), `aitours-journeys-${servedPort}`);
