import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid, type GridProps } from './Grid.tsx';

const meta = { title: 'layout/Grid', component: Grid, args: { children: undefined } } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = ['Hatta', 'Liwa', 'Khor Fakkan', 'Jebel Jais', 'Al Ain', 'Sir Bani Yas'];
const cards = places.map((place) => (
  <Card key={place}>
    <Text>{place}</Text>
  </Card>
));
const leftEdges = (canvas: { getByText: (text: string) => HTMLElement }) =>
  new Set(places.map((place) => Math.round(canvas.getByText(place).getBoundingClientRect().left)));

export const Plain: Story = { render: (args) => <Grid {...args}>{cards}</Grid> };

const columns: GridProps['columns'][] = [2, 3, 4, 'fit', 'panel'];

export const All: Story = {
  render: () => (
    <Matrix rows={columns} columns={['xsmall', 'large'] as const}>
      {(count, gap) => (
        <Grid columns={count} gap={gap}>
          {cards.slice(0, 4)}
        </Grid>
      )}
    </Matrix>
  ),
};

export const ThreeOnDesktop: Story = {
  render: () => <Grid columns={3}>{cards}</Grid>,
  play: async ({ canvas }) => {
    await expect(leftEdges(canvas).size).toBe(3);
  },
};

export const TwoOnTablet: Story = {
  ...ThreeOnDesktop,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(leftEdges(canvas).size).toBe(2);
  },
};

export const OneOnPhone: Story = {
  ...ThreeOnDesktop,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(leftEdges(canvas).size).toBe(1);
  },
};
