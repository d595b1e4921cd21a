/**
 * Returns which of the tokens, such as `info.ink` or `backdrop`, a style sheet's source names, with or without `vars.`. A
 * group that it passes as a whole, such as `tone(vars.info)`, stands for all of its tokens.
 */
export const tokensIn = (source: string, tokens: readonly string[]): readonly string[] =>
  tokens.filter((token) => {
    const [group, name] = token.split('.');
    const names = (pattern: string) => new RegExp(`(?<![\\w.])${pattern}\\b`).test(source);
    if (name === undefined) return names(`vars\\.${group}`);
    return names(`(?:vars\\.)?${group}\\.${name}`) || names(`vars\\.${group}\\b(?![.\\w[])`);
  });
