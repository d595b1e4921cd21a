/** `npm run test:mutants`: breaks a copy of the project in one small place after another, and checks that a test fails. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCommand, oneOf } from '../apps/api/src/lib/commandLine.ts';
import { root } from '../scripts/commands.ts';
import { createCopy } from './createCopy.ts';
import { createProver } from './createProver.ts';
import { applyMutant, findMutantError, type Layer, layers, type Mutant, readMutants } from './mutants.ts';

const command = createCommand({
  name: 'npm run test:mutants',
  purpose: 'Breaks a copy of the project in one small place after another, and checks that a test finds it.',
  examples: ['', '--layer rules', 'hold-boundary', '--full hold-boundary'],
})
  .argument('[ids...]', 'mutants; all by default')
  .option('--layer <name>', 'the mutants of one layer', oneOf(layers))
  .option('--full', 'run the whole suite of each mutant instead of the test that finds it most quickly')
  .parse();
const { layer: chosenLayer, full = false } = command.opts<{ layer?: Layer; full?: boolean }>();

const listed = layers
  .filter((layer) => chosenLayer === undefined || layer === chosenLayer)
  .flatMap((layer) => readMutants(layer).map((mutant) => ({ ...mutant, layer })));
const unknown = command.args.filter((id) => listed.every((mutant) => mutant.id !== id));
if (unknown.length > 0) command.error(`error: there is no mutant ${unknown.join(', ')}`);
const mutants = command.args.length === 0 ? listed : listed.filter(({ id }) => command.args.includes(id));

const errors = mutants.flatMap((mutant) => findMutantError(mutant, root) ?? []);
if (errors.length > 0) command.error(errors.join('\n'));

const copy = createCopy(root);
// However the process ends: Vitest handles signals as well.
process.on('exit', copy.remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const prover = await createProver(copy.folder, mutants, full);
const results: { readonly layer: Layer; readonly isFound: boolean; readonly isRest: boolean }[] = [];
for (const mutant of mutants) {
  const started = performance.now();
  const outcome = await prove(mutant);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${outcome === 'found' ? '✓' : '✗'} ${mutant.id}: ${outcome} (${mutant.proof.suite}, ${seconds} s)`);
  if (outcome !== 'found') console.log(`    ${mutant.breaks}`);
  results.push({ layer: mutant.layer, isFound: outcome === 'found', isRest: mutant.proof.isRest === true });
}
await prover.close();

const found = results.filter(({ isFound }) => isFound);
console.log('\nLayer         mutants   npm test   with test:rest');
for (const layer of layers) {
  const all = results.filter((result) => result.layer === layer);
  const ofLayer = all.filter(({ isFound }) => isFound);
  const byDefault = ofLayer.filter(({ isRest }) => !isRest);
  if (all.length > 0)
    console.log(`${layer.padEnd(14)}${cell(all.length, 7)}${cell(byDefault.length, 11)}${cell(ofLayer.length, 17)}`);
}
console.log(`\n${found.length} passed, ${results.length - found.length} failed`);
process.exit(found.length === results.length ? 0 : 1);

/** Runs the tests without the mutant as well: a test that fails anyway proves nothing. */
async function prove(mutant: Mutant): Promise<'found' | 'not found' | 'its test fails anyway'> {
  const file = path.join(copy.folder, mutant.file);
  const text = readFileSync(file, 'utf8');
  if (!(await prover.passes(mutant.proof))) return 'its test fails anyway';
  try {
    writeFileSync(file, applyMutant(mutant, text));
    return (await prover.passes(mutant.proof, file)) ? 'not found' : 'found';
  } finally {
    writeFileSync(file, text);
  }
}

function cell(value: number, width: number): string {
  return String(value).padStart(width);
}
