import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Container } from '../Container/Container.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Section } from '../Section/Section.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'layout/Layout', component: Stack, args: { children: undefined } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = ['Hatta', 'Liwa', 'Khor Fakkan', 'Jebel Jais', 'Al Ain', 'Sir Bani Yas', 'Mleiha', 'Fujairah'];
const cards = places.map((place) => (
  <Card key={place}>
    <Text>{place}</Text>
  </Card>
));

export const Stacked: Story = {
  render: (args) => <Stack {...args}>{cards.slice(0, 3)}</Stack>,
  play: async ({ canvas }) => {
    const tops = places.slice(0, 3).map((place) => canvas.getByText(place).getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
  },
};

export const AsList: Story = {
  render: () => (
    <Stack as="ul" gap="xsmall">
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(places.length);
  },
};

export const SideBySide: Story = {
  render: () => (
    <Inline justify="between">
      <Text strong>Two adults, one child</Text>
      <Button tone="secondary">Change</Button>
    </Inline>
  ),
};

/** A column on phones, where each item has the full width. */
export const SideBySideOnPhone: Story = {
  render: () => (
    <Inline wrap="stack">
      <Button width="phone">Book now</Button>
      <Button width="phone" tone="secondary">
        Customise
      </Button>
    </Inline>
  ),
  globals: { viewport: { value: 'phone' } },
};

export const FourColumns: Story = { render: () => <Grid columns={4}>{cards}</Grid> };
export const FittingColumns: Story = { render: () => <Grid>{cards}</Grid> };

export const WithPanel: Story = {
  render: () => (
    <Grid columns="panel" gap="xxlarge">
      <Stack>
        <Text size="lead" measure>
          Leave the city at three, meet the falcons while the sand still holds the heat, and stay until the fire is low.
        </Text>
        <Divider />
        <Text>Pickup from Dubai, Sharjah or Ajman.</Text>
      </Stack>
      <Card>
        <Text>Panel</Text>
      </Card>
    </Grid>
  ),
};

export const Centred: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      <Container>{cards[0]}</Container>
      <Container width="prose">{cards[1]}</Container>
      <Container width="form">{cards[2]}</Container>
    </Stack>
  ),
};

/** A section is a landmark named by its title. */
export const SectionLandmark: Story = {
  render: () => (
    <Section
      title="Featured activities"
      description="Small groups, local guides, free places counted live."
      action={
        <TextLink href="#all" standalone>
          See all
        </TextLink>
      }
    >
      <Grid columns={4}>{cards.slice(0, 4)}</Grid>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Featured activities' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Featured activities');
  },
};

export const SectionRightToLeft: Story = {
  render: () => (
    <Section title="أنشطة مختارة" action={<TextLink href="#all">عرض الكل</TextLink>}>
      <Grid columns={4}>{cards.slice(0, 4)}</Grid>
    </Section>
  ),
  globals: { direction: 'rtl' },
};
