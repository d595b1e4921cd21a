import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: {
    title: 'What if the sea is rough?',
    children: <Text>Then we sail another day, or give back what you paid.</Text>,
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('What if the sea is rough?'));
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
    await expect(canvas.getByText(/another day/)).toBeVisible();
  },
};

export const Open: Story = { args: { open: true, aside: '2 answers' } };
export const PlainVariant: Story = { args: { variant: 'plain', title: 'Price', aside: 'AED 100 to 500', open: true } };

/** One disclosure of a group is open at a time. */
export const Group: Story = {
  render: (args) => (
    <Stack gap="small">
      <Disclosure {...args} group="days" level={2} title="Day 1: the creek" open />
      <Disclosure {...args} group="days" level={2} title="Day 2: the mountains" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Day 2: the mountains' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1));
    await expect(canvasElement.querySelector('details[open]')).toHaveTextContent('Day 2');
  },
};

export const LongText: Story = {
  args: {
    title: 'Welche Ausweispapiere werden für die Fahrt nach Musandam benötigt und wie lange müssen sie gültig sein?',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { title: 'ماذا لو كان البحر هائجًا؟', open: true },
  globals: { direction: 'rtl' },
};
