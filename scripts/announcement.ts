/** The package whose users call the contract. */
const CALLERS = '@aitours/api-client';

/**
 * Whether a changeset announces a release that may break those who call the shop: a major one, or a minor one before
 * 1.0.0 (semver.org, 4).
 *
 * @param changesets the texts of the pending changesets
 * @param version of the package as released last
 */
export function announcesBreak(changesets: readonly string[], version: string): boolean {
  const enough = version.startsWith('0.') ? ['minor', 'major'] : ['major'];
  return changesets.some((text) => enough.includes(bumpOf(text) ?? ''));
}

/** What a changeset's heading says of the package: `'@aitours/api-client': minor`. */
function bumpOf(changeset: string): string | undefined {
  const [, heading = ''] = /^---\n(.*?)^---$/ms.exec(changeset) ?? [];
  for (const line of heading.split('\n')) {
    const [, name, bump] = /^["']?([^"':]+)["']?:\s*(\w+)\s*$/.exec(line) ?? [];
    if (name === CALLERS) return bump;
  }
  return undefined;
}
