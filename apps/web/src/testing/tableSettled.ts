import { expect, screen, waitFor } from 'storybook/test';

/** Waits until the table on the page is loaded and nothing moves. */
export async function tableSettled(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('table').closest('[aria-busy=true]')).toBeNull());
  await waitFor(() => expect(document.getAnimations()).toEqual([]));
}
