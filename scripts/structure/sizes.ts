import ts from 'typescript';
import type { Tree } from './tree.ts';

/** How many lines of code a file or a function may have before one looks whether it has lost its shape. */
const limits = [
  { of: 'component', files: /^(packages\/ui|apps\/web)\/src\/.*(?<!\.view|\.route)\.tsx$/, lines: 200 },
  { of: 'view', files: /^apps\/web\/src\/.*\.view\.tsx$/, lines: 200 },
  { of: 'route', files: /^apps\/web\/src\/.*\.route\.tsx$/, lines: 80 },
  { of: 'hook', files: /^(packages\/ui|apps\/web)\/src\/.*\/use[A-Z]\w*\.tsx?$/, lines: 70 },
  { of: 'rule', files: /^packages\/domain\/src\/.*\.ts$/, lines: 80 },
] as const;
const longestFunction = 50;

const source = /^(packages|apps|scripts)\/.*\.tsx?$/;
/** Tests and stories tell one case after the other, generated files are read by nobody, a drawing is a list of shapes. */
const uncounted = /\.(test|stories)\.tsx?$|\/testing\/|\/test\/|\/generated\/|^packages\/art\/src\//;

/** What is said about code costs nothing. */
const linesOf = (code: string): number =>
  code.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*|\{\/\*.*\*\/\}$)/.test(line)).length;

/** What is larger than its limit, in lines of code: by `file`, or by `file name` for a function. */
export function larger(tree: Tree): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const file of tree.files.filter((one) => source.test(one) && !uncounted.test(one))) {
    const text = tree.read(file);
    const lines = linesOf(text);
    const limit = limits.find(({ files }) => files.test(file))?.lines ?? Number.POSITIVE_INFINITY;
    if (lines > limit) found.set(file, lines);
    if (lines > longestFunction)
      for (const [name, count] of longFunctions(file, text)) found.set(`${file} ${name}`, count);
  }
  return found;
}

function longFunctions(file: string, text: string): [name: string, lines: number][] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: [string, number][] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const lines = linesOf(node.getText());
      if (lines > longestFunction) found.push([nameOf(node), lines]);
    }
    ts.forEachChild(node, look);
  };
  look(parsed);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
    ? node.parent.name.getText()
    : 'nameless';
}
