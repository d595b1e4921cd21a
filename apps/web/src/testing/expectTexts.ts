import { expect, type within } from 'storybook/test';

/** Steps that check what a page or a part of it shows. */

type Scope = Pick<ReturnType<typeof within>, 'getByText' | 'findByText' | 'getByRole' | 'findByRole'>;

/** A text or a part of it. */
type Matcher = Parameters<Scope['getByText']>[0];

/** Expects that each of these texts is visible now. */
export async function expectTexts(scope: Scope, ...texts: readonly Matcher[]): Promise<void> {
  for (const text of texts) await expect(scope.getByText(text)).toBeVisible();
}

/** Waits for the first of these texts, and expects that all are visible. */
export async function waitForTexts(scope: Scope, first: Matcher, ...texts: readonly Matcher[]): Promise<void> {
  await expect(await scope.findByText(first)).toBeVisible();
  await expectTexts(scope, ...texts);
}

/** Expects a link with this name and address. */
export async function expectLink(scope: Scope, name: string | RegExp, href: string): Promise<void> {
  await expect(scope.getByRole('link', { name })).toHaveAttribute('href', href);
}

/** Waits for a link with this name, and expects its address. */
export async function waitForLink(scope: Scope, name: string | RegExp, href: string): Promise<void> {
  await expect(await scope.findByRole('link', { name })).toHaveAttribute('href', href);
}
