import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Flags that let Chromium start as root and prevent update requests. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 || process.env['CI'] ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell is first: it is faster than a full browser. */
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
 * Returns the path of the first browser that starts: `CHROMIUM_PATH`, or Playwright's own, or one of the system's.
 *
 * @throws Error with instructions for installing one
 */
export async function findBrowser(): Promise<string> {
  const configured = process.env['CHROMIUM_PATH'];
  const candidates = configured ? [configured] : [chromium.executablePath(), ...systemBrowsers()];
  for (const candidate of candidates.filter(isExecutable)) {
    if (await starts(candidate)) return candidate;
  }
  throw new Error(
    configured
      ? `CHROMIUM_PATH is ${configured}, which does not start as a browser.`
      : 'No browser found. Install one with `npx playwright install chromium` or `apt-get install -y chromium`, or set CHROMIUM_PATH.',
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
    const browser = await chromium.launch({ executablePath, args: [...browserArguments], timeout: 60_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
