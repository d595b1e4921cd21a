import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Text, type TextProps } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Desert mornings, creek evenings. Prices that hold, places that are really free.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: TextProps['size'][] = ['caption', 'small', 'body', 'lead'];
const tones: TextProps['tone'][] = ['base', 'soft', 'positive', 'scarce', 'critical'];

export const Plain: Story = {};

export const All: Story = {
  args: { children: 'Desert mornings' },
  render: (args) => (
    <Matrix rows={sizes} columns={tones}>
      {(size, tone) => <Text {...args} size={size} tone={tone} />}
    </Matrix>
  ),
};

/** The level ranks the title, the size shows it: they are chosen apart. */
export const Headings: Story = {
  render: () => (
    <Stack>
      {(['display', 'xlarge', 'large', 'medium', 'small'] as const).map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          The Emirates, one good day at a time
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

/** Figures stand in columns. */
export const Figures: Story = {
  render: () => (
    <Stack gap="xxsmall" align="end">
      <Text figures>AED 1,111.11</Text>
      <Text figures>AED 8,888.88</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('16px "Readex Pro Variable"');
    // A face that has come is laid out with the next frame: on a busy machine, later.
    await waitFor(() => {
      const [one, other] = ['AED 1,111.11', 'AED 8,888.88'].map(
        (text) => canvas.getByText(text).getBoundingClientRect().width,
      );
      expect(Math.abs(one! - other!)).toBeLessThan(0.5);
    });
  },
};

export const Links: Story = {
  render: () => (
    <Stack>
      <Text>
        Read the <TextLink href="#terms">terms of service</TextLink> before you book, or{' '}
        <TextLink href="https://example.com" newWindow>
          ask the tourism authority
        </TextLink>
        .
      </Text>
      <TextLink href="#faq" tone="quiet" alone>
        Frequently asked questions
      </TextLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const outside = canvas.getByRole('link', { name: 'ask the tourism authority (opens in a new window)' });
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'terms of service' })).toHaveFocus();
    const alone = canvas.getByRole('link', { name: 'Frequently asked questions' });
    await expect(alone.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongWord: Story = {
  args: { children: 'Wüstenabenteuerveranstaltungsbestätigungsschreiben'.repeat(3) },
  parameters: { width: 'phone' },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { children: 'صباحات الصحراء وأمسيات الخور. أسعار ثابتة وأماكن متاحة حقًا.' },
  globals: { direction: 'rtl' },
};
