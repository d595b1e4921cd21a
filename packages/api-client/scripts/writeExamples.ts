import type { Operation, Response } from './contract.ts';

/** A value, and the operations that answer it. */
interface Example {
  readonly value: unknown;
  readonly operations: readonly string[];
}

/**
 * The contract's examples as typed constants: the compiler holds each against the answers of all its operations.
 * An example's name means the same value everywhere, as in the contract.
 */
export function writeExamples(operations: readonly Operation[]): string {
  const successes = collect(operations, isSuccess);
  const problems = collect(operations, isProblem);
  const common = commonProblems(problems);
  return [
    "import type { OperationId, Output } from '../../contract.ts';\n",
    "import type { ProblemBody } from '../../problems.ts';\n",
    ...[...successes].map(([name, example]) => constant(name, outputType(example), example.value)),
    ...[...problems].map(([name, { value }]) => constant(name, `ProblemBody<'${typeOf(value)}'>`, value)),
    '\n/** Answers by operation and example, the usual one first. */\n',
    record('examples', operations, (operation) => names(operation, isSuccess).join(', ')),
    '\n/** What a success is answered with. */\n',
    `export const successStatus = {\n${operations.map(statusLine).join('')}} as const satisfies Record<OperationId, number>;\n`,
    '\n/** Problems by type. */\n',
    `export const problemExamples = {\n${[...common].map(([type, name]) => `  '${type}': ${name},\n`).join('')}};\n`,
    '\n/** Problems of an operation that differ from the common ones of their type. */\n',
    specialProblems(operations, problems, common),
  ].join('');
}

const isSuccess = ({ status }: Response): boolean => status < 300;
const isProblem = ({ kind }: Response): boolean => kind === 'problem';

function collect(operations: readonly Operation[], isWanted: (response: Response) => boolean): Map<string, Example> {
  const found = new Map<string, { value: unknown; operations: string[] }>();
  for (const { id, responses } of operations) {
    for (const { examples } of responses.filter(isWanted)) {
      for (const [name, value] of Object.entries(examples)) {
        const known = found.get(name) ?? { value, operations: [] };
        if (JSON.stringify(known.value) !== JSON.stringify(value)) throw new Error(`Two examples are named ${name}`);
        if (!known.operations.includes(id)) known.operations.push(id);
        found.set(name, known);
      }
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const outputType = ({ operations }: Example): string => operations.map((id) => `Output<'${id}'>`).join(' & ');

const constant = (name: string, type: string, value: unknown): string =>
  `\nconst ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;

const names = ({ responses }: Operation, isWanted: (response: Response) => boolean): string[] =>
  responses.filter(isWanted).flatMap(({ examples }) => Object.keys(examples));

const record = (name: string, operations: readonly Operation[], body: (operation: Operation) => string): string => {
  const lines = operations.flatMap((operation) => {
    const members = body(operation);
    return members ? [`  ${operation.id}: { ${members} },\n`] : [];
  });
  return `export const ${name} = {\n${lines.join('')}};\n`;
};

const statusLine = ({ id, responses }: Operation): string => {
  const usual = Math.max(...responses.filter(isSuccess).map(({ status }) => status));
  return `  ${id}: ${usual},\n`;
};

/** The first example of each type is the common one. */
function commonProblems(problems: ReadonlyMap<string, Example>): Map<string, string> {
  const byUse = [...problems].sort(([, a], [, b]) => b.operations.length - a.operations.length);
  const common = new Map<string, string>();
  for (const [name, { value }] of byUse) if (!common.has(typeOf(value))) common.set(typeOf(value), name);
  return new Map([...common].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function specialProblems(
  operations: readonly Operation[],
  problems: ReadonlyMap<string, Example>,
  common: ReadonlyMap<string, string>,
): string {
  return record('specialProblems', operations, (operation) => {
    const own = new Map<string, string>();
    for (const name of names(operation, isProblem)) {
      const type = typeOf(problems.get(name)?.value);
      if (!own.has(type)) own.set(type, name);
    }
    const special = [...own].filter(([type, name]) => common.get(type) !== name);
    return special.map(([type, name]) => `'${type}': ${name}`).join(', ');
  });
}

function typeOf(problem: unknown): string {
  if (typeof problem === 'object' && problem !== null && 'type' in problem) return String(problem.type);
  throw new Error('An example of a problem has no type');
}
