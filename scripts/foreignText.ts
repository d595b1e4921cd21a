export interface CodeBlock {
  readonly language: 'ts' | 'tsx';
  readonly code: string;
}

/** The fenced blocks of TypeScript in a Markdown text, in their order. */
export function codeBlocks(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, language, code = '']) => ({
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
  }));
}

/** The names of classes that elements of a markup carry, each once. */
export function classesIn(html: string): readonly string[] {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The names of classes that a style sheet's selectors speak of. */
export function selectedClasses(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.(-?[A-Z_a-z][\w-]*)/g)].map(([, name = '']) => name));
}
