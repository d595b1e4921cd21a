import ts from 'typescript';
import type { Tree } from './tree.ts';

/** The number of lines of code from which a file or function probably does too much. */
const limits = [
  { of: 'component', files: /^(packages\/ui|apps\/web)\/src\/.*(?<!\.view|\.route)\.tsx$/, lines: 200 },
  { of: 'view', files: /^apps\/web\/src\/.*\.view\.tsx$/, lines: 200 },
  { of: 'route', files: /^apps\/web\/src\/.*\.route\.tsx$/, lines: 80 },
  { of: 'hook', files: /^(packages\/ui|apps\/web)\/src\/.*\/use[A-Z]\w*\.tsx?$/, lines: 70 },
  { of: 'rule', files: /^packages\/domain\/src\/.*\.ts$/, lines: 80 },
] as const;
const maxFunctionLines = 50;

const source = /^(packages|apps|scripts)\/.*\.tsx?$/;
/** Tests, stories and pictures are lists; generated files are not read. */
const uncounted = /\.(test|stories)\.tsx?$|\/testing\/|\/test\/|\/generated\/|^packages\/art\/src\//;

/** Counts lines of code; comments and blank lines are free. */
const countLines = (code: string): number =>
  code.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*|\{\/\*.*\*\/\}$)/.test(line)).length;

/** Returns what exceeds its limit, with its lines of code: by `file`, or by `file name` for a function. */
export function findOversized(tree: Tree): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const file of tree.files.filter((one) => source.test(one) && !uncounted.test(one))) {
    const text = tree.read(file);
    const lines = countLines(text);
    const limit = limits.find(({ files }) => files.test(file))?.lines ?? Number.POSITIVE_INFINITY;
    if (lines > limit) found.set(file, lines);
    if (lines > maxFunctionLines)
      for (const [name, count] of longFunctions(file, text)) found.set(`${file} ${name}`, count);
  }
  return found;
}

function longFunctions(file: string, text: string): [name: string, lines: number][] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: [string, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const lines = countLines(node.getText());
      if (lines > maxFunctionLines) found.push([readName(node), lines]);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

function readName(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
    ? node.parent.name.getText()
    : 'anonymous';
}
