import { expect, mocked, spyOn, waitFor } from 'storybook/test';

const still = '(prefers-reduced-motion: reduce)';

/** Records timeouts, so that a play function needn't wait for them; motion is not reduced. */
export function watchTimeouts(): void {
  spyOn(window, 'setTimeout');
  const { matchMedia } = window;
  spyOn(window, 'matchMedia').mockImplementation((query) => matchMedia(query === still ? 'not all' : query));
}

/** Expects confetti that a timeout of eight seconds ends. */
export async function expectConfetti(element: Element): Promise<void> {
  const sky = element.querySelector('canvas');
  const findEnd = () => mocked(window.setTimeout).mock.calls.find(([, milliseconds]) => milliseconds === 8000)?.[0];
  await waitFor(() => expect(findEnd()).toBeDefined(), { timeout: 5000 });
  await expect(sky).toBeVisible();
  findEnd()?.call(window);
  await expect(sky).not.toBeVisible();
}
