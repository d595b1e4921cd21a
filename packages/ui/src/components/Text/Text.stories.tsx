import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Text, type TextProps } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Desert mornings, creek evenings. Fixed prices and live availability.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: TextProps['size'][] = ['caption', 'small', 'body', 'lead'];
const tones: TextProps['tone'][] = ['base', 'soft', 'positive', 'scarce', 'critical'];

/** Uses the shop's font, not its fallback. */
export const Plain: Story = {
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check("400 16px 'Readex Pro Variable'", 'Emirates')).toBe(true);
    await expect([...document.fonts].some(({ family }) => family.includes('Readex Pro Variable'))).toBe(true);
  },
};

export const All: Story = {
  args: { children: 'Desert mornings' },
  render: (args) => (
    <Matrix rows={sizes} columns={tones}>
      {(size, tone) => <Text {...args} size={size} tone={tone} />}
    </Matrix>
  ),
};

/** Level and size are independent. */
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

/** An amount does not wrap. */
export const Figures: Story = {
  render: () => (
    <div style={{ inlineSize: '4rem' }}>
      <Text figures>AED 8,888.88</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    const amount = document.createRange();
    amount.selectNodeContents(canvas.getByText('AED 8,888.88'));
    await expect(amount.getClientRects()).toHaveLength(1);
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
      <TextLink href="#faq" tone="quiet" standalone>
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
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { children: 'صباحات الصحراء وأمسيات الخور. أسعار ثابتة وأماكن متاحة حقًا.' },
  globals: { direction: 'rtl' },
};

/** English in a right-to-left page: its full stop comes after it, and the block starts on the side of the page. */
export const EnglishInRightToLeft: Story = {
  args: { children: '2 adults, from Dubai.' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    const block = canvas.getByText(String(args.children));
    const [first, stop] = [0, String(args.children).length - 1].map((offset) => {
      const range = document.createRange();
      range.setStart(block.firstChild!, offset);
      range.setEnd(block.firstChild!, offset + 1);
      return range.getBoundingClientRect();
    });
    await expect(stop?.left).toBeGreaterThan(first?.left ?? Number.POSITIVE_INFINITY);
    await expect(stop?.right).toBeCloseTo(block.getBoundingClientRect().right, 0);
  },
};
