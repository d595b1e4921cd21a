import path from 'node:path';
import ts from 'typescript';

export interface Entry {
  /** What it is imported by: `@aitours/ui/theme`. */
  readonly specifier: string;
  /** Its declarations, as the compiler wrote them. */
  readonly file: string;
}

/** Made from the contract, which has a check of its own: the name is enough. */
const GENERATED = /\/generated\//;

type Names = ReadonlyMap<ts.Symbol, string>;

const printer = ts.createPrinter({ removeComments: true });

/**
 * Everything a package gives to others, as Markdown: each exported name with its declaration, and each declaration those
 * speak of, in alphabetical order. What changes it changes what others may write.
 *
 * @param folder where the package's own declarations lie; those of others are named, not shown
 */
export function publicSurface(entries: readonly Entry[], folder: string): string {
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, noLib: true, types: [] },
  );
  const checker = program.getTypeChecker();

  const meant = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const ownDeclarations = (symbol: ts.Symbol): readonly ts.Declaration[] =>
    (symbol.declarations ?? []).filter(
      (declaration) => isWithin(folder, declaration.getSourceFile().fileName) && isTopLevel(declaration),
    );

  /** The symbols a declaration speaks of, wherever they are declared. */
  const mentioned = (declaration: ts.Declaration): readonly ts.Symbol[] => {
    const found: ts.Symbol[] = [];
    const visit = (node: ts.Node): void => {
      const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      if (symbol) found.push(meant(symbol));
      ts.forEachChild(node, visit);
    };
    visit(declaration);
    return found;
  };

  const exportsOf = ({ file }: Entry): Names => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing; is the package built?`);
    return new Map(checker.getExportsOfModule(module).map((symbol) => [meant(symbol), symbol.name]));
  };

  const surfaces = entries.map((entry) => ({ ...entry, exported: exportsOf(entry) }));
  const everywhere = new Set(surfaces.flatMap(({ exported }) => [...exported.keys()]));

  /** Declarations that the exported ones lean on, and nobody can import. */
  const behind = (exported: Names): Names => {
    const found = new Map<ts.Symbol, string>();
    const follow = (symbol: ts.Symbol): void => {
      for (const other of ownDeclarations(symbol)
        .filter((one) => !isGenerated(one))
        .flatMap(mentioned)) {
        if (everywhere.has(other) || found.has(other) || ownDeclarations(other).length === 0) continue;
        found.set(other, other.name);
        follow(other);
      }
    };
    for (const symbol of exported.keys()) follow(symbol);
    return found;
  };

  const list = (title: string, names: Names): readonly string[] => {
    const sorted = [...names].sort(([, one], [, other]) => (one < other ? -1 : 1));
    const [made = [], written = []] = [true, false].map((generated) =>
      sorted.filter(([symbol]) => ownDeclarations(symbol).every(isGenerated) === generated),
    );
    const texts = written.flatMap(([symbol, name]) => ownDeclarations(symbol).map((one) => textOf(name, one)));
    return [
      ...(texts.length > 0 ? [`${title}\n\n\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n`] : []),
      ...(made.length > 0 ? [`Made from the contract: ${made.map(([, name]) => `\`${name}\``).join(', ')}.\n`] : []),
    ];
  };

  return surfaces
    .flatMap(({ specifier, exported }) => [
      ...list(`## ${specifier}`, exported),
      ...list('Spoken of, but not exported:', behind(exported)),
    ])
    .join('\n');
}

function textOf(name: string, declaration: ts.Declaration): string {
  const source = declaration.getSourceFile();
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, source).replace(/^(export )?(declare )?/, '');
  const own = ts.getNameOfDeclaration(declaration)?.getText(source);
  return own === undefined || own === name ? text : `${text} // as ${name}`;
}

const isGenerated = (declaration: ts.Declaration): boolean => GENERATED.test(declaration.getSourceFile().fileName);

/** Parameters, members and type parameters belong to the declaration around them. */
const isTopLevel = (declaration: ts.Declaration): boolean =>
  ts.isSourceFile(declaration.parent) ||
  (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent));

const isWithin = (folder: string, file: string): boolean => {
  const way = path.relative(folder, file);
  return !way.startsWith('..') && !way.includes('node_modules');
};
