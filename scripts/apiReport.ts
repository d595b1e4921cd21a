/** `npm run api:report`: compares the public API of the published packages with the reports in `packages/<name>/etc`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { build, root } from './commands.ts';
import { shortenReport } from './shortenReport.ts';

/** The entry points of the published packages, by the name of their report. */
const entryPoints = [
  { folder: 'packages/ui', entry: 'dist/index.d.ts', report: 'ui' },
  { folder: 'packages/ui', entry: 'dist/theme/index.d.ts', report: 'ui.theme' },
  { folder: 'packages/api-client', entry: 'dist/index.d.ts', report: 'api-client' },
  { folder: 'packages/api-client', entry: 'dist/mocks/index.d.ts', report: 'api-client.mocks' },
] as const;

const { write } = createCommand({
  name: 'npm run api:report',
  purpose:
    'Compares the exports of @aitours/ui and @aitours/api-client with the reports in packages/*/etc,\n' +
    'and fails if they differ. Needs nothing built: it builds both packages.',
  examples: ['', '--write'],
})
  .option('--write', 'update the reports', false)
  .parse()
  .opts<{ write: boolean }>();

await build('ui', 'api-client');
const outdated = entryPoints.filter((entryPoint) => !isUpToDate(entryPoint));
for (const { folder, report } of outdated) {
  const file = `${folder}/etc/${report}.api.md`;
  if (write) console.log(`${file} is updated`);
  else
    console.error(`${file} is out of date: the public API has changed. Update it with npm run api:report -- --write`);
}
process.exit(write || outdated.length === 0 ? 0 : 1);

function isUpToDate(entryPoint: (typeof entryPoints)[number]): boolean {
  const file = path.join(root, entryPoint.folder, 'etc', `${entryPoint.report}.api.md`);
  const report = createReport(entryPoint);
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === report;
  if (write && !isSame) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, report);
  }
  return isSame;
}

function createReport({ folder, entry, report }: (typeof entryPoints)[number]): string {
  const projectFolder = path.join(root, folder);
  const reportFolder = path.join(root, 'reports', 'api');
  mkdirSync(reportFolder, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: path.join(projectFolder, entry),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'esnext',
            moduleResolution: 'bundler',
            target: 'es2024',
            lib: ['es2024', 'dom', 'dom.iterable'],
            types: [],
            skipLibCheck: true,
            allowImportingTsExtensions: true,
            noEmit: true,
          },
          files: [entry],
        },
      },
      apiReport: { enabled: true, reportFileName: `${report}.api.md`, reportFolder, reportTempFolder: reportFolder },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!succeeded) throw new Error(`API Extractor failed for ${folder}`);
  return shortenReport(readFileSync(path.join(reportFolder, `${report}.api.md`), 'utf8'));
}
