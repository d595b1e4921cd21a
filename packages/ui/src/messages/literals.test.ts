import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const files = globSync('{components,patterns}/**/*.tsx', { cwd: source }).filter(
  (file) => !file.endsWith('.stories.tsx'),
);

/** Attributes and props whose value users read or hear. */
const READ = /^(aria-(label|description|roledescription|valuetext)|alt|label|placeholder|title|.*(Label|Title))$/;
const LETTERS = /\p{L}{2}/u;

/** The brand's name is the same in every language. */
const BRAND = ['aiTours', 'ai', 'Tours'];

const findText = (node: ts.Node): string | undefined =>
  ts.isJsxText(node) ||
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text.trim()
    : undefined;

/** Returns whether users read the value of the literal: text content, a read attribute, or the default of a read prop. */
function isRead(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxText(node) || ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true;
  if (ts.isJsxAttribute(parent)) return READ.test(parent.name.getText());
  if (ts.isBindingElement(parent) && parent.initializer === node) return READ.test(parent.name.getText());
  if (ts.isConditionalExpression(parent) && parent.condition === node) return false;
  const isTransparent =
    ts.isJsxExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    (ts.isBinaryExpression(parent) && /^(&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText()));
  return isTransparent && isRead(parent);
}

/** Returns the literals of a component that users read. */
function listLiterals(name: string, code: string): string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = findText(node);
    if (text !== undefined && LETTERS.test(text) && !BRAND.includes(text) && isRead(node))
      found.push(`${name}: ${text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('finds text content, attributes and defaults', () => {
  const code = `
    const Panel = ({ label = "Price", kind = "list" }) => (
      <p title={kind ? "Close" : kind} className="box" aria-label={\`\${kind} left\`}>Hello {kind && "you"}</p>
    );`;
  expect(listLiterals('Panel', code)).toEqual(
    ['Price', 'Close', 'left', 'Hello', 'you'].map((text) => `Panel: ${text}`),
  );
});

test('all text of the components is in the dictionary', () => {
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap((file) => listLiterals(file, readFileSync(path.join(source, file), 'utf8')))).toEqual([]);
});
