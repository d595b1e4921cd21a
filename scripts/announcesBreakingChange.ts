/** The package whose users call the contract. */
const clientPackage = '@aitours/api-client';

/**
 * Returns whether a changeset announces a release of the client that may break its users: a major one, or a minor one
 * before 1.0.0 (semver.org, 4).
 *
 * @param changesets the texts of the pending changesets
 * @param version of the last released package
 */
export function announcesBreakingChange(changesets: readonly string[], version: string): boolean {
  const sufficient = version.startsWith('0.') ? ['minor', 'major'] : ['major'];
  return changesets.some((text) => sufficient.includes(readBump(text) ?? ''));
}

/** Returns whether a release may break the users of another one: its first number is higher, or its second before 1.0.0. */
export function mayBreak(version: string, next: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [nextMajor = 0, nextMinor = 0] = next.split('.').map(Number);
  return nextMajor > major || (major === 0 && nextMinor > minor);
}

/** Returns the client's bump in a changeset's front matter: `'@aitours/api-client': minor`. */
function readBump(changeset: string): string | undefined {
  const [, frontMatter = ''] = /^---\n(.*?)^---$/ms.exec(changeset) ?? [];
  for (const line of frontMatter.split('\n')) {
    const [, name, bump] = /^["']?([^"':]+)["']?:\s*(\w+)\s*$/.exec(line) ?? [];
    if (name === clientPackage) return bump;
  }
  return undefined;
}
