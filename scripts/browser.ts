import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Flags without which chromium won't start as root, or keeps asking a closed network for updates. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 || process.env['CI'] ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** First the one without windows: it is quicker. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/**
 * Finds a browser that starts: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @returns its path
 * @throws Error that says how to get one
 */
export async function findBrowser(): Promise<string> {
  const asked = process.env['CHROMIUM_PATH'];
  const candidates = asked ? [asked] : [chromium.executablePath(), ...systemBrowsers()];
  for (const candidate of candidates.filter(isExecutable)) {
    if (await starts(candidate)) return candidate;
  }
  throw new Error(
    asked
      ? `CHROMIUM_PATH is ${asked}, which does not start as a browser.`
      : 'No browser found. Get one with `npx playwright install chromium` or `apt-get install -y chromium`, or set CHROMIUM_PATH.',
  );
}

function systemBrowsers(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: [...browserArguments], timeout: 20_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
