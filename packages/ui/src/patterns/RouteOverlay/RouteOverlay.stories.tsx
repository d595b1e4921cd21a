import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { RouteOverlay } from './RouteOverlay.tsx';

function OverlayWithButton() {
  const [isVisible, setVisible] = useState(false);
  return (
    <>
      <Button onClick={() => setVisible(true)}>Go on</Button>
      <RouteOverlay visible={isVisible} />
    </>
  );
}

const meta = { component: RouteOverlay, args: { visible: true } } satisfies Meta<typeof RouteOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Covers the screen and shows "Loading aiTours...". */
export const Visible: Story = {
  tags: ['SHELL-50'],
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole('status');
    await expect(overlay).toHaveTextContent('Loading aiTours...');
    const { width, height } = overlay.getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  },
};

export const Polite: Story = {
  name: 'A polite live region that does not move the focus',
  tags: ['!autodocs', 'test-only', 'SHELL-50'],
  render: () => <OverlayWithButton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const button = canvas.getByRole('button', { name: 'Go on' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading aiTours...');
    await expect(button).toHaveFocus();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
