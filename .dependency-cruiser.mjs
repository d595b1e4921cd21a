/** Import directions (docs/architecture.md): from the apps to the packages; features don't import one another. */
const tests = '\\.(test|stories)\\.tsx?$|/testing/|/test/';

/** The floors of the API, in order: each imports only those before it, types included (docs/architecture.md). */
const floors = [
  'config(Variables)?\\.ts',
  'problems/',
  'lib/',
  'contract/',
  'db/',
  'rateLimit\\.ts',
  'auth/',
  'mail/',
  'webhooks/',
  'maps/',
  'images/',
  'planner/',
  'exports/',
  'live/',
  'catalogue/',
  'bookings/',
  'payments/',
  'vouchers/',
  'changes/',
  'services\\.ts',
  'jobs/',
  'http/',
  'resources/',
  'seed/',
  'openServices\\.ts',
  'app\\.ts',
];

const floorRules = floors.map((floor, at) => ({
  name: `api-floor-${floor.replaceAll(/[^A-Za-z]+/g, '-').replace(/-$/, '')}`,
  severity: 'error',
  from: { path: `^apps/api/src/${floor}`, pathNot: tests },
  to: { path: '^apps/api/src/', pathNot: `^apps/api/src/(${floors.slice(0, at + 1).join('|')})` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...floorRules,
    {
      // A cycle of type-only imports doesn't exist at run time.
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-missing', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    {
      name: 'domain-imports-no-other-package',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: '^(packages/(?!domain)|apps|openapi)' },
    },
    {
      name: 'domain-imports-no-node-module',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-imports-no-other-package',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(packages/(?!ui)|apps|openapi)' },
    },
    {
      name: 'client-imports-only-the-contract',
      severity: 'error',
      from: { path: '^packages/api-client/', pathNot: '^packages/api-client/src/mocks/' },
      to: { path: '^(packages/(?!api-client)|apps)' },
    },
    {
      name: 'mocks-import-only-client-and-art',
      severity: 'error',
      from: { path: '^packages/api-client/src/mocks/' },
      to: { path: '^(packages/(?!api-client|art/)|apps)' },
    },
    {
      name: 'art-imports-no-other-package',
      severity: 'error',
      from: { path: '^packages/art/' },
      to: { path: '^(packages/(?!art/)|apps|openapi)' },
    },
    {
      name: 'api-imports-only-domain-contract-and-art',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(packages/(?!art/|domain/)|apps/web)' },
    },
    {
      // openServices.ts loads the catalogue when the shop starts; npm run seed is in the folder itself.
      name: 'only-open-services-imports-seed',
      severity: 'error',
      from: { path: '^apps/api/src/(?!seed/|openServices\\.ts$)' },
      to: { path: '^apps/api/src/seed/' },
    },
    {
      name: 'problems-is-a-leaf',
      severity: 'error',
      from: { path: '^apps/api/src/problems/' },
      to: {
        path: '^(apps|packages|openapi)/',
        pathNot: '^(apps/api/src/problems|packages/domain|openapi)/',
      },
    },
    {
      name: 'only-the-host-imports-the-api',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^(apps/api|apps/web/server)' },
    },
    {
      // The browser loads the rest of the contract, if at all, through the client.
      name: 'web-imports-only-the-limits-of-the-contract',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: tests },
      to: { path: '^openapi/', pathNot: '^openapi/dist/limits' },
    },
    {
      name: 'platform-and-hydration-do-not-import-upwards',
      severity: 'error',
      from: { path: '^apps/web/src/(platform|hydration)/', pathNot: tests },
      to: { path: '^apps/web/src/(features|routes|back-office|app)/' },
    },
    {
      name: 'hydration-imports-no-platform',
      severity: 'error',
      from: { path: '^apps/web/src/hydration/' },
      to: { path: '^apps/web/src/platform/' },
    },
    {
      name: 'hydration-has-one-index',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/src/hydration/' },
      to: { path: '^apps/web/src/hydration/', pathNot: '/hydration/index\\.ts$' },
    },
    {
      name: 'features-import-no-features-routes-or-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/(features|routes|back-office|app)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'routes-import-no-other-route',
      severity: 'error',
      from: { path: '^apps/web/src/routes/([^/]+)/' },
      to: { path: '^apps/web/src/(routes|back-office)/', pathNot: '^apps/web/src/routes/($1|shared)/' },
    },
    {
      name: 'back-office-imports-only-shared-parts-of-routes',
      severity: 'error',
      from: { path: '^apps/web/src/back-office/' },
      to: { path: '^apps/web/src/routes/', pathNot: '^apps/web/src/routes/shared/' },
    },
    {
      // New prices for dates in the stock calendar are saved with the forms of the products: see savePrices.ts.
      name: 'rooms-import-no-other-room',
      severity: 'error',
      from: {
        path: '^apps/web/src/back-office/([^/]+)/',
        pathNot: '^apps/web/src/back-office/stock/savePrices\\.ts$',
      },
      to: { path: '^apps/web/src/back-office/', pathNot: '^apps/web/src/back-office/($1|shared)/' },
    },
    {
      name: 'save-prices-imports-only-the-catalogue',
      severity: 'error',
      from: { path: '^apps/web/src/back-office/stock/savePrices\\.ts$' },
      to: { path: '^apps/web/src/back-office/', pathNot: '^apps/web/src/back-office/(stock|catalogue|shared)/' },
    },
    {
      // The entries are what the web host and the bundler load.
      name: 'app-is-imported-by-nothing',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: `^apps/web/src/(app/|entry-)|^apps/web/server/|${tests}` },
      to: { path: '^apps/web/src/app/' },
    },
    {
      // If a style sheet evaluates the whole library, vanilla-extract omits the sheets of the components.
      name: 'styles-import-only-the-theme',
      severity: 'error',
      from: { path: '^apps/web/src/.*\\.css\\.ts$' },
      to: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/theme/' },
    },
    {
      name: 'react-aria-only-in-ui',
      severity: 'error',
      from: { pathNot: '^packages/ui/' },
      to: { path: 'node_modules/(react-aria|react-aria-components|@react-aria/(?!optimize)|react-stately)' },
    },
    {
      name: 'router-and-cache-only-in-web',
      severity: 'error',
      from: { pathNot: '^(apps/web|\\.storybook)/' },
      to: { path: 'node_modules/(wouter|swr)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { pathNot: `${tests}|^(e2e|bench|scripts|\\.storybook)/|vitest|playwright` },
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|generated/cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@aitours/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
