import { failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ThingsToDo from './ThingsToDo.route.tsx';

const meta = {
  title: 'Routes/ThingsToDo/FactFilters',
  component: ThingsToDo,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof ThingsToDo>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const openFilters = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Show filters/ }));
  await canvas.findByRole('group', { name: 'Price' });
};
const mosque = 'Sheikh Zayed Grand Mosque with a Guide';
const safari = 'Evening Desert Safari in the Red Dunes';
const path = '/things-to-do?suits_age=6&step_free=true&stroller=true&language=Arabic&free_cancellation=true';

/** Each option has its number of results, but not those of the rating, which doesn't filter as specified. */
export const Counts: Story = {
  decorators: [atPath('/things-to-do')],
  tags: ['BROWSE-09', 'QUIRK-08'],
  play: async ({ canvas }) => {
    await openFilters(canvas);
    await expect(await canvas.findByRole('radio', { name: 'Over AED 100 (17)' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '4+' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Step-free access (1)' })).not.toBeChecked();
    const language = within(canvas.getByLabelText('Language of the guide'));
    await expect(language.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Any language (24)',
      'Arabic (5)',
      'English (8)',
    ]);
    await expect(
      within(canvas.getByLabelText('Age of the youngest')).getByRole('option', { name: '6 years (5)' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/^What isn’t known to fit is left out\./)).toBeVisible();
  },
};

/** The rating filters, so its options have their numbers. */
export const CountsOfRatings: Story = {
  decorators: [atPath('/things-to-do')],
  tags: ['QUIRK-08'],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    await openFilters(canvas);
    await expect(await canvas.findByRole('radio', { name: '4+ (11)' })).toBeVisible();
  },
};

/** Only what is known to fit is listed; each filter can be removed. */
export const Chosen: Story = {
  decorators: [atPath('/things-to-do')],
  play: async ({ canvas }) => {
    await openFilters(canvas);
    const all = (await canvas.findAllByRole('article')).length;
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Step-free access/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: mosque })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Step-free access/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(all));

    await userEvent.selectOptions(canvas.getByLabelText('Age of the youngest'), '6');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: safari })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Language of the guide'), 'Arabic');
    await expect(await canvas.findByRole('button', { name: 'Hide filters (2)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tours' })).toHaveAttribute(
      'href',
      '/things-to-do?category=tours&suits_age=6&language=Arabic',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(all));
    await expect(canvas.getByLabelText('Language of the guide')).toHaveValue('any');
  },
};

/** The filters of the URL; a language that no result has stays an option. */
export const InUrl: Story = {
  decorators: [atPath(path.replace('Arabic', 'Welsh'))],
  play: async ({ canvas }) => {
    await openFilters(canvas);
    await expect(canvas.getByRole('button', { name: 'Hide filters (5)' })).toBeVisible();
    await expect(canvas.getByLabelText('Age of the youngest')).toHaveValue('6');
    await expect(canvas.getByLabelText('Language of the guide')).toHaveValue('Welsh');
    for (const name of [/^Step-free access/, /^Possible with a stroller/, /^Free cancellation/])
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
    await expect(await canvas.findByText('No results')).toBeVisible();
    await expect(canvas.getByText('Remove a filter or try another word.')).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [atPath(path, { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => openFilters(canvas),
};

/** The filters work while the numbers load. */
export const CountsLoading: Story = {
  decorators: [atPath('/things-to-do')],
  parameters: { msw: [neverResponds('countResults'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await openFilters(canvas);
    await expect(canvas.getByRole('radio', { name: 'Over AED 100' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Step-free access' })).toBeVisible();
  },
};

/** The filters work without their numbers. */
export const CountsFailed: Story = {
  decorators: [atPath('/things-to-do')],
  parameters: { msw: [failsWithStatus('countResults', 503), ...scenarios.default] },
  play: async ({ canvas }) => {
    await openFilters(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Step-free access' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
};

const requested: string[] = [];

/** The numbers are those of the category, the search, the date and all filters. */
export const Requested: Story = {
  name: 'The numbers are requested for the whole state of the page',
  globals: { behaviour: 'improved' },
  tags: ['!autodocs', 'test-only'],
  decorators: [atPath(`${path}&category=activities&search=dubai&price=over-100&rating=4&date=2099-03-05&people=2`)],
  parameters: {
    msw: [
      respondsWith('countResults', ({ query }) => {
        requested.push(String(new URLSearchParams([...query].toSorted())));
        return { options: [] };
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await openFilters(canvas);
    await waitFor(() =>
      expect(requested).toContain(
        'category=activities&free_cancellation=true&free_on=2099-03-05&language=Arabic&places=2&price=over-100&rating=4&search=dubai&step_free=true&stroller=true&suits_age=6',
      ),
    );
  },
};
