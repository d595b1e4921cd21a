export interface CodeBlock {
  readonly language: 'ts' | 'tsx';
  readonly code: string;
}

/** Returns the fenced blocks of TypeScript in a Markdown text, in order. */
export function codeBlocks(markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, language, code = '']) => ({
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
  }));
}

/** Returns the class names of the elements in a markup, each once. */
export function classesIn(html: string): readonly string[] {
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/));
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Returns the class names in a style sheet's selectors. */
export function selectedClasses(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/\.(-?[A-Z_a-z][\w-]*)/g)].map(([, name = '']) => name));
}
