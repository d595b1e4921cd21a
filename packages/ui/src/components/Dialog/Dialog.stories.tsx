import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function DialogWithButton(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const footer = (
    <>
      <Button tone="quiet" onClick={close}>
        Not now
      </Button>
      <Button tone={props.role === 'alertdialog' ? 'danger' : 'primary'} onClick={close}>
        {props.role === 'alertdialog' ? 'Cancel the booking' : 'Save'}
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={close} footer={footer} />
    </>
  );
}

const meta = {
  component: Dialog,
  args: {
    title: 'Change your pickup',
    open: false,
    onClose: () => undefined,
    children: <Text>We pick you up at your hotel, within ten minutes of the agreed time.</Text>,
  },
  render: (args) => <DialogWithButton {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Form: Story = {
  args: {
    children: (
      <Stack>
        <TextField label="Hotel" />
        <TextField label="Room" description="So that the driver can ring you." />
      </Stack>
    ),
  },
};

export const Large: Story = { args: { size: 'large' } };

/** Long content scrolls between title and actions. */
export const LongContent: Story = {
  args: {
    size: 'small',
    title: 'What to know before a night in the desert, from the first sand to the last star',
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, index) => `Day ${index + 1}`).map((day) => (
          <Text key={day}>{day}: bring water, a hat, a warm layer for the night, and leave the drone at home.</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('heading', { name: /What to know/ })).toBeVisible());
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const title = screen.getByRole('heading', { name: /What to know/ }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    const save = screen.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  name: 'Keyboard: the focus moves into the dialog, stays there, and returns after Escape',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Change your pickup' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Confirmation: a click outside does not close an alertdialog. */
export const Confirmation: Story = {
  args: {
    role: 'alertdialog',
    title: 'Cancel this booking?',
    children: <Text>This action cannot be undone.</Text>,
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    const backdrop = dialog.parentElement?.parentElement;
    if (backdrop) await userEvent.click(backdrop);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

/** Cannot be closed while saving. */
export const Saving: Story = {
  args: { dismissable: false, title: 'Saving your changes' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

function DialogUntilSaved(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const save = () => setTimeout(() => setOpen(false), 50);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && <Dialog {...props} open onClose={() => setOpen(false)} footer={<Button onClick={save}>Save</Button>} />}
    </>
  );
}

export const ClosedByResponse: Story = {
  render: (args) => <DialogUntilSaved {...args} />,
  name: 'The focus returns to the button when a response removes the dialog',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const open = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    const save = await screen.findByRole('button', { name: 'Save' });
    const { requestAnimationFrame } = globalThis;
    // As if the next frame began before React runs its effects.
    globalThis.requestAnimationFrame = (run) => {
      run(performance.now());
      return 0;
    };
    try {
      await userEvent.click(save);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    } finally {
      globalThis.requestAnimationFrame = requestAnimationFrame;
    }
  },
};

export const Minimised: Story = {
  name: 'Minimisable: Escape minimises it, only Close closes it',
  tags: ['!autodocs', 'test-only'],
  args: { onMinimise: fn(), onClose: fn() },
  render: (args) => <Dialog {...args} open />,
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onMinimise).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Minimise' }));
    await expect(args.onMinimise).toHaveBeenCalledTimes(2);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
