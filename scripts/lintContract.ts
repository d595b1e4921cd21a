/** `npm run lint:contract`: checks the contract with Redocly's rules, and with OWASP's rules for APIs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { build, root, run } from './commands.ts';

const ruleset: RulesetDefinition = {
  extends: owasp as RulesetDefinition,
  rules: {
    // Guests browse, fill a cart and sign in. The contract names each operation's callers, and everyOperation.test calls
    // each that requires a token without one.
    'owasp:api2:2023-read-restricted': 'off',
    'owasp:api2:2023-write-restricted': 'off',
    // Operations without `security` ignore tokens, so they never return 401.
    'owasp:api8:2023-define-error-responses-401': {
      ...getRule('owasp:api8:2023-define-error-responses-401'),
      given: '$.paths[*][?(@ && @.security && @.security.length > 0)].responses',
    },
    // Responses of other operations aren't limited, and shared caches may store them for all callers.
    // rateLimitHeaders.test checks that the successes of exactly the limited operations describe the headers.
    'owasp:api4:2023-rate-limit': { ...getRule('owasp:api4:2023-rate-limit'), given: '$.paths[*]..responses[429]' },
    // All responses have the same CORS headers, by ALLOWED_ORIGINS (otherOrigins.test), so the contract doesn't repeat them.
    'owasp:api8:2023-define-cors-origin': 'off',
  },
};

function getRule(name: keyof typeof owasp.rules) {
  return owasp.rules[name];
}

createCommand({
  name: 'npm run lint:contract',
  purpose: "Checks the contract: structure, references, examples, and OWASP's rules for APIs. Any finding fails it.",
  examples: [''],
}).parse();
await build('openapi');
const redocly = await run('redocly', ['lint', '--config', 'openapi/redocly.yaml', 'openapi/dist/source/openapi.yaml']);
const linter = new Spectral();
linter.setRuleset(ruleset);
const found = await linter.run(JSON.parse(readFileSync(path.join(root, 'openapi', 'dist', 'openapi.json'), 'utf8')));
for (const { code, message, path: place } of found) console.error(`✗ ${place.join('/')}: ${message} (${code})`);
console.log(`OWASP's rules: ${found.length} findings`);
process.exit(redocly.code === 0 && found.length === 0 ? 0 : 1);
