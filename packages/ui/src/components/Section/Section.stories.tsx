import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'layout/Section',
  component: Section,
  args: {
    title: 'Featured activities',
    description: 'Small groups with local guides.',
    action: (
      <TextLink href="#all" standalone>
        All activities
      </TextLink>
    ),
    children: (
      <Grid columns={4}>
        {['Hatta', 'Liwa', 'Al Ain', 'Mleiha'].map((place) => (
          <Card key={place}>
            <Text>{place}</Text>
          </Card>
        ))}
      </Grid>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Featured activities' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Featured activities');
  },
};

export const TitleOnly: Story = { args: { description: undefined, action: undefined } };
export const SmallHeading: Story = { args: { level: 3, size: 'medium' } };

/** The arrows stay beside the heading, on phones too. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    action: (
      <Inline wrap="never">
        <IconButton icon={ArrowLeft} tone="outline" label="Previous" />
        <IconButton icon={ArrowRight} tone="outline" label="Next" />
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    const description = canvas.getByText(/Small groups/).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect().left).toBeGreaterThan(
      description.left,
    );
    await expect(canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect().top).toBeLessThan(
      description.bottom,
    );
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'أنشطة مختارة',
    description: undefined,
    action: (
      <TextLink href="#all" standalone>
        عرض الكل
      </TextLink>
    ),
  },
  globals: { direction: 'rtl' },
};
