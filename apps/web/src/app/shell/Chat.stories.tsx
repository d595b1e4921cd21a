import { scenarios } from '@aitours/api-client/mocks';
import { Container, Heading } from '@aitours/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';

const html = '<!doctype html><html lang="en"><title>Chat</title><body><h1>Hello!</h1></body></html>';
/** Replaces an external service; the shop's assistant has its own stories. */
const outside = `data:text/html,${encodeURIComponent(html)}`;

const meta = {
  title: 'Shell/Chat',
  decorators: [atPath('/about', { hasShell: true, chatUrl: outside })],
  parameters: { layout: 'fullscreen', msw: scenarios.default },
  render: () => (
    <Container>
      <Heading level={1}>A page</Heading>
    </Container>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.findByRole('button', { name: 'Open the travel assistant' });
const open = async () => {
  await userEvent.click(await opener());
  return screen.findByRole('dialog', { name: 'Travel assistant' });
};

/** The floating button on every page. */
export const Closed: Story = {
  tags: ['SHELL-51'],
  play: async () => {
    await expect(await opener()).toBeVisible();
    await expect(screen.queryByTitle('Travel assistant')).not.toBeInTheDocument();
  },
};

/** A guest opens the chat in a frame and closes it. */
export const Open: Story = {
  tags: ['SHELL-03', 'SHELL-51', 'SHELL-52', 'API-78'],
  play: async () => {
    const panel = await open();
    const frame = within(panel).getByTitle('Travel assistant');
    await expect(frame).toHaveAttribute('src', outside);
    await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
    await waitFor(() => expect(within(panel).queryByText('Loading the assistant…')).not.toBeInTheDocument());
    await userEvent.click(within(panel).getByRole('button', { name: 'Close the assistant' }));
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(await opener()).toHaveFocus();
    await userEvent.click(await opener());
    await expect(within(panel).getByTitle('Travel assistant')).toBe(frame);
  },
};

export const FullScreen: Story = {
  play: async () => userEvent.click(within(await open()).getByRole('button', { name: 'Full screen' })),
};

export const FullScreenTest: Story = {
  ...FullScreen,
  name: 'Full screen and back',
  tags: ['!autodocs', 'test-only', 'SHELL-52'],
  play: async () => {
    const panel = await open();
    const { width } = panel.getBoundingClientRect();
    await userEvent.click(within(panel).getByRole('button', { name: 'Full screen' }));
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(document.documentElement.clientWidth));
    await userEvent.click(within(panel).getByRole('button', { name: 'Leave full screen' }));
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(width));
  },
};

/** On a phone it opens at the bottom of the screen. */
export const Phone: Story = {
  tags: ['SHELL-51', 'SHELL-52'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open();
  },
};
