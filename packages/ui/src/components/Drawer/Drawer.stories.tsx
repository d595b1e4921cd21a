import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

function DrawerWithButton(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} open={open} onClose={close} footer={<Button onClick={close}>Show 12 results</Button>} />
    </>
  );
}

const meta = {
  component: Drawer,
  args: { title: 'Filters', open: false, onClose: () => undefined, children: <Text>Price, duration, rating.</Text> },
  render: (args) => <DrawerWithButton {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const Start: Story = { args: { edge: 'start' } };
export const Bottom: Story = { args: { edge: 'bottom', size: 'large' } };

export const RightToLeft: Story = { globals: { locale: 'ar-AE' } };

const phone = { globals: { viewport: { value: 'phone' } } };
export const FullOnPhone: Story = phone;
export const SheetOnPhone: Story = { ...phone, args: { mobileEdge: 'bottom' } };

export const Keyboard: Story = {
  name: 'Escape closes it and the focus returns',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
