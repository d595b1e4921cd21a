import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ChatDock, type ChatDockProps, type ChatSize } from './ChatDock.tsx';

const page = `data:text/html,${encodeURIComponent('<!doctype html><html lang="en"><title>Chat</title><body style="font:1rem sans-serif;padding:1rem;background:#fff;color:#111"><h1>Hello!</h1><p>Where would you like to go?</p></body></html>')}`;

function ChatDockWithState(props: ChatDockProps) {
  const [size, setSize] = useState<ChatSize>(props.size);
  return (
    <>
      <Text>The page stays usable while the chat is open beside it.</Text>
      <Button tone="secondary">Something on the page</Button>
      <ChatDock {...props} size={size} onSizeChange={setSize} />
    </>
  );
}

const meta = {
  component: ChatDock,
  args: {
    title: 'Travel assistant',
    src: page,
    sandbox: '',
    size: 'closed',
    onSizeChange: () => undefined,
    messages: { open: 'Open the chat', close: 'Close', enlarge: 'Full screen', shrink: 'Leave full screen' },
    loading: <Text>Loading the assistant…</Text>,
    timedOut: <Text>The assistant can’t be reached.</Text>,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <ChatDockWithState {...args} />,
} satisfies Meta<typeof ChatDock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { size: 'panel' } };
export const FullScreen: Story = { args: { size: 'screen' } };
export const OnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
/** The chat never finishes loading. */
const neverLoads: Story['decorators'] = (Chat) => (
  <div onLoadCapture={(event) => event.stopPropagation()}>
    <Chat />
  </div>
);
export const Loading: Story = { args: { size: 'panel', timeout: 600_000 }, decorators: neverLoads };
export const TimedOut: Story = {
  args: { size: 'panel', timeout: 1 },
  decorators: neverLoads,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The assistant can’t be reached.')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the chat' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('dialog', { name: 'Travel assistant' });
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toHaveFocus();
    await expect(opener).not.toBeVisible();

    await userEvent.keyboard('{Enter}');
    const shrink = await canvas.findByRole('button', { name: 'Leave full screen' });
    await expect(shrink).toHaveFocus();
    await expect(panel.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Full screen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};
