import { expect, userEvent, waitFor, type within } from 'storybook/test';

/** Steps on the page that changes a booking, the customer's and that for staff. */

type Canvas = ReturnType<typeof within>;

export const findTitle = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('heading', { level: 1, name });

/** The title has the focus once its effect has run. */
export async function expectTitleFocus(canvas: Canvas, name: string | RegExp): Promise<void> {
  const heading = await findTitle(canvas, name);
  await waitFor(() => expect(heading).toHaveFocus());
}

export const click = async (canvas: Canvas, name: string | RegExp, role: 'button' | 'link' = 'button') =>
  userEvent.click(await canvas.findByRole(role, { name }));

/** One traveller fewer, then the price. */
export async function reduce(canvas: Canvas, who = 'Children'): Promise<void> {
  await click(canvas, `Fewer: ${who}`);
  await click(canvas, 'See the price');
}

/** Waits for the price of one traveller fewer. */
export async function review(canvas: Canvas, who?: string): Promise<void> {
  await reduce(canvas, who);
  await expectTitleFocus(canvas, 'Check the change');
}
