import { tmpdir } from 'node:os';
import path from 'node:path';

/** Port of the shop that the journeys visit. */
export const port = Number(process.env['E2E_PORT'] ?? 4173);

export const shopUrl = `http://127.0.0.1:${port}`;

/** Where the shop of this port keeps its database, pictures and mails: only as long as it is open. */
export const dataDirOf = (servedPort: number): string => path.join(tmpdir(), `aitours-journeys-${servedPort}`);
