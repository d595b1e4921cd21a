import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ThingsToDo from './ThingsToDo.route.tsx';

const meta = {
  title: 'Routes/ThingsToDo/Map',
  component: ThingsToDo,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof ThingsToDo>;
export default meta;
type Story = StoryObj<typeof meta>;

const atMap = atPath('/things-to-do?category=activities&map=true');
const { activities } = examples.listActivities;
const [first, ...others] = activities.results;
const unplaced = { ...first!, latitude: null, longitude: null };

const slow = { timeout: 30_000 };

type Canvas = ReturnType<typeof within>;

const listMarkers = (canvas: Canvas): HTMLElement[] =>
  within(canvas.getByRole('region', { name: 'Results on a map' }))
    .queryAllByRole('button')
    .filter((button) => button.dataset['ids'] !== undefined);

/** Counts the products in all markers. */
const countPlaced = (canvas: Canvas): number =>
  listMarkers(canvas).reduce((sum, { dataset }) => sum + (dataset['ids']?.split(' ').length ?? 0), 0);

/** The results with a known place are on the map, each in one marker. */
export const Loaded: Story = {
  decorators: [atMap],
  play: async ({ canvas }) => {
    await waitFor(() => expect(countPlaced(canvas)).toBe(activities.results.length), slow);
    await expect(canvas.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** No marker is below the zoom buttons. */
const expectFreeControls = (canvas: Canvas) => {
  const zoom = canvas.getByRole('button', { name: 'Zoom in' }).parentElement!.getBoundingClientRect();
  for (const marker of listMarkers(canvas)) {
    const { left, right, top, bottom } = marker.getBoundingClientRect();
    expect(right <= zoom.left || left >= zoom.right || bottom <= zoom.top || top >= zoom.bottom).toBe(true);
  }
};

/** A result in the corner of the map with the zoom buttons. */
export const CornerFree: Story = {
  decorators: [atMap],
  tags: ['!autodocs', 'test-only'],
  parameters: {
    msw: [
      respondsWith('listActivities', {
        ...activities,
        count: 2,
        next: null,
        results: [
          { ...first!, latitude: 24.1, longitude: 54.1 },
          { ...first!, id: '990', slug: 'corner', latitude: 25.6, longitude: 55.9 },
        ],
      }),
      ...scenarios.default,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(listMarkers(canvas)).toHaveLength(2), slow);
    expectFreeControls(canvas);
  },
};

/** On a phone the map is above the cards. */
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone' } },
};

/** The card with the focus has a highlighted marker. */
export const CardInUse: Story = {
  decorators: [atMap],
  play: async ({ canvas }) => {
    await waitFor(() => expect(listMarkers(canvas)).not.toHaveLength(0), slow);
    const [card] = canvas.getAllByRole('article');
    const link = within(card!).getAllByRole('link')[0]!;
    link.focus();
    const slug = link.getAttribute('href')!.split('/').at(-1)!;
    await waitFor(() => {
      const highlighted = listMarkers(canvas).filter((marker) => marker.hasAttribute('data-highlighted'));
      expect(highlighted.map(({ dataset }) => dataset['ids']?.includes(slug))).toEqual([true]);
    });
  },
};

/** By keyboard: clusters are pressed until a product is selected; closing returns the focus to its marker. */
export const Selected: Story = {
  decorators: [atMap],
  play: async ({ canvas }) => {
    await waitFor(() => expect(listMarkers(canvas)).not.toHaveLength(0), slow);
    await waitFor(async () => {
      const [marker] = listMarkers(canvas);
      marker?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    }, slow);
    const selected = document.activeElement!;
    await expect(selected).toHaveAttribute('href', expect.stringMatching(/^\/activity\//));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect((document.activeElement as HTMLElement).dataset['ids']).toContain(
      selected.getAttribute('href')!.split('/').at(-1)!,
    );
  },
};

/** Another order of the same results keeps the map and its view. */
export const Sorted: Story = {
  decorators: [atMap],
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(listMarkers(canvas)).not.toHaveLength(0), slow);
    const map = canvas.getByRole('region', { name: 'Map of the Emirates' });
    const first = () => within(canvas.getAllByRole('article')[0]!).getAllByRole('link')[0]!.textContent;
    for (const order of ['price-desc', 'price-asc']) {
      const before = first();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), order);
      await waitFor(() => expect(first()).not.toBe(before));
    }
    await expect(canvas.getByRole('region', { name: 'Map of the Emirates' })).toBe(map);
  },
};

/** A result without a known place is counted below the map. */
export const Unplaced: Story = {
  decorators: [atMap],
  parameters: {
    msw: [respondsWith('listActivities', { ...activities, results: [unplaced, ...others] }), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1 result has no known place and isn’t on the map.', {}, slow);
    await waitFor(() => expect(countPlaced(canvas)).toBe(others.length), slow);
  },
};

/** The list loads: the map waits for it. */
export const Loading: Story = {
  decorators: [atMap],
  parameters: { msw: [neverResponds('listActivities'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Map' }, slow);
    await expect(canvas.queryByRole('region', { name: 'Results on a map' })).toBeNull();
  },
};

/** The list failed: there is no map. */
export const Failed: Story = {
  decorators: [atMap],
  parameters: { msw: [failsWithStatus('listActivities', 500), ...scenarios.default] },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, slow);
    await expect(canvas.queryByRole('region', { name: 'Results on a map' })).toBeNull();
  },
};
