import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { ServiceShortcuts } from '../ServiceShortcuts/ServiceShortcuts.tsx';
import { poster } from '../testing/posters.ts';
import { services } from '../testing/services.ts';
import { Hero } from './Hero.tsx';

const meta = {
  component: Hero,
  args: {
    title: 'The Emirates, one good day at a time',
    text: 'Desert mornings, creek evenings. Fixed prices and live availability.',
    picture: poster('dusk', 1200),
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The Emirates, one good day at a time');
  },
};

export const WithShortcuts: Story = {
  args: { children: <ServiceShortcuts label="Services" shortcuts={services(() => undefined, false)} /> },
};

export const Low: Story = {
  args: { height: 'low', title: 'Attractions', actions: <LinkButton href="/attractions">See all</LinkButton> },
};

/** The text is legible on the brightest picture. */
export const BrightPicture: Story = { args: { picture: poster('noon', 1200) } };

export const LongText: Story = {
  args: {
    title: 'Desert mornings, creek evenings, mountain afternoons and everything in between',
    text: 'Fixed prices, live availability, guides who grew up here. '.repeat(3),
  },
};

export const OnPhone: Story = {
  ...WithShortcuts,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { ...WithShortcuts, globals: { direction: 'rtl' } };
