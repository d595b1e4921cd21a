import ts from 'typescript';
import type { Rule } from './shape.ts';

const published = /^packages\/(art|domain|ui|api-client)\/src\/.*(?<!\.css)\.tsx?$/;
const internal = /\.(test|stories)\.tsx?$|\/testing\/|\/generated\//;
/** Props are documented one by one, and the component itself. */
const props = /Props$/;

/** Each export of a package has a docstring; a domain rule that throws has `@throws`. */
export const docstrings: Rule = (tree) =>
  tree.files
    .filter((file) => published.test(file) && !internal.test(file))
    .flatMap((file) => {
      const { undocumented, withoutThrows } = inspect(file, tree.read(file));
      return [
        ...undocumented.map((name) => `${file}: ${name} has no docstring`),
        ...(file.startsWith('packages/domain/') ? withoutThrows : []).map((name) => `${file}: ${name} has no @throws`),
      ];
    });

interface Found {
  /** Exports without a docstring. */
  readonly undocumented: string[];
  /** Exports that throw, without `@throws`. */
  readonly withoutThrows: string[];
}

function inspect(file: string, text: string): Found {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const docs = new Map<string, string>();
  const throwing = new Set<string>();
  for (const statement of parsed.statements) {
    const comments = ts.getJSDocCommentsAndTags(statement).map((doc) => doc.getText());
    for (const name of exportedNames(statement)) {
      // The first overload documents all.
      docs.set(name, [docs.get(name) ?? '', ...comments].join(''));
      if (/\bthrow new\b/.test(statement.getText())) throwing.add(name);
    }
  }
  const names = [...docs.keys()];
  return {
    undocumented: names.filter((name) => docs.get(name) === '' && !props.test(name)),
    withoutThrows: names.filter((name) => throwing.has(name) && !/throws/.test(docs.get(name) ?? '')),
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
