import ts from 'typescript';
import type { Rule } from './shape.ts';

const given = /^packages\/(domain|ui|api-client)\/src\/.*(?<!\.css)\.tsx?$/;
const own = /\.(test|stories)\.tsx?$|\/testing\/|\/generated\//;
/** What a component takes is said prop by prop, and of the component itself. */
const props = /Props$/;

/** Whatever a package exports says in a sentence what it is, and a rule of the domain also what it throws. */
export const docstrings: Rule = (tree) =>
  tree.files
    .filter((file) => given.test(file) && !own.test(file))
    .flatMap((file) => {
      const { unsaid, silent } = look(file, tree.read(file));
      return [
        ...unsaid.map((name) => `${file}: ${name} has no docstring`),
        ...(file.startsWith('packages/domain/') ? silent : []).map(
          (name) => `${file}: ${name} doesn’t say what it throws`,
        ),
      ];
    });

interface Found {
  /** Exported without a word. */
  readonly unsaid: string[];
  /** Throws, and nothing is said of it. */
  readonly silent: string[];
}

function look(file: string, text: string): Found {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const docs = new Map<string, string>();
  const throwing = new Set<string>();
  for (const statement of parsed.statements) {
    const said = ts.getJSDocCommentsAndTags(statement).map((doc) => doc.getText());
    for (const name of exportedNames(statement)) {
      // Of overloads the first speaks for all.
      docs.set(name, [docs.get(name) ?? '', ...said].join(''));
      if (/\bthrow new\b/.test(statement.getText())) throwing.add(name);
    }
  }
  const names = [...docs.keys()];
  return {
    unsaid: names.filter((name) => docs.get(name) === '' && !props.test(name)),
    silent: names.filter((name) => throwing.has(name) && !/throws/.test(docs.get(name) ?? '')),
  };
}

function exportedNames(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.getText()] : [];
}
