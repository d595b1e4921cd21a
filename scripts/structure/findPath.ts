/** Returns the path under which the contract refers to an operation's file, given relative to the contract's folder. */
export function findPath(contract: string, file: string): string | undefined {
  const before = contract.split(file)[0] ?? '';
  if (before.length === contract.length) return undefined;
  return [...before.matchAll(/^ {2}(\/\S+):$/gm)].at(-1)?.[1];
}
