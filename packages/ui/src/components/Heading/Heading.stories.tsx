import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  component: Heading,
  args: { level: 2, children: 'The Emirates, one good day at a time' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
};

/** Each level in its default size. */
export const Levels: Story = {
  render: ({ children }) => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('heading').map((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    await expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  },
};

/** Focusable by script, not by Tab; not interactive, so without a ring. */
export const Focusable: Story = {
  args: { focusable: true },
  play: async ({ canvas }) => {
    canvas.getByRole('heading').focus();
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvas.getByRole('heading').matches(':focus-visible')).toBe(true);
    await expect(getComputedStyle(canvas.getByRole('heading'))).toMatchObject({
      outlineStyle: 'none',
      boxShadow: 'none',
    });
    canvas.getByRole('heading').blur();
    await userEvent.tab();
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
  },
};

export const LongWord: Story = {
  args: { level: 1, children: 'Wüstenabenteuerveranstaltungsbestätigungsschreiben' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { children: 'الإمارات، يوم جميل تلو الآخر' },
  globals: { direction: 'rtl' },
};

/** A word longer than its line breaks, also in a row, so that the page does not scroll horizontally. */
export const LongWordInRow: Story = {
  args: { level: 1, children: 'Wüstensonnenuntergangsbeobachtungsfahrt' },
  render: (args) => (
    <Inline wrap="never" justify="between">
      <Heading {...args} />
      <Badge>Tour</Badge>
    </Inline>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
