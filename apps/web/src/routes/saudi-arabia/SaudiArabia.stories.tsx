import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import SaudiArabia from './SaudiArabia.route.tsx';

const meta = {
  title: 'Routes/SaudiArabia',
  component: SaudiArabia,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof SaudiArabia>;
export default meta;
type Story = StoryObj<typeof meta>;

const { saudiDestinations: destinations } = examples.listDestinations;

export const Loaded: Story = {
  decorators: [atPath('/saudi-arabia')],
};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'Six destinations, whichever tab is selected',
  tags: [
    '!autodocs',
    'test-only',
    'ENTITY-42',
    'SHELL-35',
    'STATIC-01',
    'STATIC-02',
    'STATIC-03',
    'STATIC-04',
    'QUIRK-03',
  ],
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['All Cities', 'Jeddah', 'Riyadh', 'AlUla']);
    for (const tab of tabs) {
      await userEvent.click(tab);
      const links = canvas.getAllByRole('link', { name: /^More about it/ });
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        destinations.map(({ id }) => `/attractions/${id}`),
      );
    }
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    for (const { name, city, description, price, duration, rating } of destinations) {
      const card = canvas.getByRole('heading', { level: 2, name }).closest('li');
      for (const text of [city ?? '', description, price ?? '', duration ?? '', String(rating)])
        await expect(card).toHaveTextContent(text);
    }
  },
};

export const Filtered: Story = {
  name: 'A city’s tab shows its destinations',
  tags: ['!autodocs', 'test-only', 'QUIRK-03'],
  decorators: [atPath('/saudi-arabia')],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    for (const city of ['Riyadh', 'AlUla', 'Jeddah']) {
      await userEvent.click(await canvas.findByRole('tab', { name: city }));
      const expected = destinations.filter((destination) => destination.city === city);
      await expect(expected).toHaveLength(2);
      await expect(titles()).toEqual(expected.map(({ name }) => name));
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'All Cities' }));
    await expect(titles()).toEqual(destinations.map(({ name }) => name));
  },
};

const loads = (...msw: readonly ReturnType<typeof fails>[]): Story => ({
  decorators: [atPath('/saudi-arabia')],
  parameters: { msw: [...msw, ...scenarios.default] },
});

export const Loading: Story = loads(neverResponds('listDestinations'));

export const Failed: Story = {
  ...loads(fails('listDestinations', 'service-unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn’t load the destinations/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...loads(respondsWith('listDestinations', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no destinations here yet.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** Staff have published one in another city, without a rating or a picture. */
export const OtherCity: Story = {
  ...loads(
    respondsWith('listDestinations', [
      ...destinations.slice(0, 2),
      { ...destinations[0]!, id: 'abha', name: 'Abha', city: 'Abha', rating: null, image: null, image_alt: '' },
    ]),
  ),
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['All Cities', 'Jeddah', 'Abha']);
    const card = canvas.getByRole('heading', { level: 2, name: 'Abha' }).closest('li');
    await expect(card).not.toHaveTextContent('4.8');
  },
};

export const Phone: Story = {
  decorators: [atPath('/saudi-arabia', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
