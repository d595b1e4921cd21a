/** The address under which the contract refers to the file of an operation, seen from the contract's folder. */
export function addressOf(contract: string, file: string): string | undefined {
  const before = contract.split(file)[0] ?? '';
  if (before.length === contract.length) return undefined;
  return [...before.matchAll(/^ {2}(\/\S+):$/gm)].at(-1)?.[1];
}
