import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { hours, poster } from '../testing/posters.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

const meta = {
  component: ProductCard,
  args: {
    title: 'Evening dunes, falcons and dinner under stars',
    href: '/activity/evening-dunes',
    picture: poster('gold'),
    eyebrow: 'Desert',
    facts: [{ icon: Clock, label: 'Duration', value: '6 h' }],
    rating: '4.7',
    badge: '10% Off',
    price: { prefix: 'from', amount: 'AED 265.00' },
  },
  render: (args) => (
    <Grid columns={4}>
      <ProductCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function CardWithWishState(props: ProductCardProps) {
  const [on, setOn] = useState(false);
  const label = on ? `Remove ${props.title} from wishlist` : `Add ${props.title} to wishlist`;
  return <ProductCard {...props} wish={{ on, label, onToggle: () => setOn(!on) }} />;
}

/** One link, named by the title. */
export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName(args.title);
    await expect(links[0]).toHaveAttribute('href', args.href);
  },
};

export const WishListToggle: Story = {
  name: 'The wish-list button is a separate toggle',
  tags: ['!autodocs', 'test-only'],
  render: (args) => (
    <Grid columns={4}>
      <CardWithWishState {...args} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: /Add .* to wishlist/ });
    await userEvent.click(heart);
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Scarcity: Story = { args: { scarcity: '3 places left' } };

export const WithoutOptionalFacts: Story = { args: { facts: [], rating: undefined, badge: undefined } };

export const LongTitle: Story = {
  args: {
    title: 'Wüstenabenteuergeschichtenerzählerabend with falcons, camels, dinner and music under a thousand stars',
    price: { prefix: 'from', amount: 'AED 12,345,678.00' },
  },
};

/** Scarcity does not change the layout. Cards of a row have the same height with and without scarcity. */
export const Row: Story = {
  render: (args) => (
    <Grid columns={4}>
      {hours.slice(0, 4).map((hour, index) => (
        <CardWithWishState
          key={hour}
          {...args}
          picture={poster(hour)}
          title={index === 1 ? 'Abra and souks' : args.title}
          facts={[...(args.facts ?? []), { icon: Users, label: 'Group', value: 'up to 8' }]}
          scarcity={index === 2 ? '3 places left' : undefined}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const prices = canvas.getAllByText('AED 265.00').map((price) => Math.round(price.getBoundingClientRect().top));
    await expect(new Set(prices).size).toBe(1);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Row, globals: { direction: 'rtl' } };
