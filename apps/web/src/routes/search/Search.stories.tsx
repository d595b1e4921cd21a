import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Search from './Search.route.tsx';

const meta = {
  title: 'Routes/Search',
  component: Search,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const { searchResults } = examples.searchCatalogue;
const [first] = searchResults.best;
const searched = atPath('/search?q=abu%20dhabi');
const { faqResults, faqResultsNone } = examples.searchFaq;
const responds = (changes: Partial<typeof searchResults>, faq = faqResultsNone) => ({
  msw: [
    respondsWith('searchCatalogue', { ...searchResults, ...changes }),
    respondsWith('searchFaq', faq),
    ...scenarios.default,
  ],
});

/** Results of several kinds; each leads to its page. */
export const Results: Story = {
  decorators: [searched],
  parameters: responds({
    corrected: null,
    groups: [
      ...searchResults.groups,
      { kind: 'attraction', results: [{ ...first!, kind: 'attraction', id: '3', slug: 'louvre', title: 'Louvre' }] },
      { kind: 'transfer', results: [{ ...first!, kind: 'transfer', id: '4', slug: null, title: 'Van', place: null }] },
      {
        kind: 'article',
        results: [{ ...first!, kind: 'article', id: '5', slug: 'lights', title: 'Lights', place: null, price: null }],
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 results for “abu dhabi”')).toBeVisible();
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link(first!.title)).toHaveAttribute('href', `/activity/${first!.slug}`);
    await expect(link('Louvre')).toHaveAttribute('href', '/attractions/louvre');
    await expect(link('Van')).toHaveAttribute('href', '/transfers/search');
    await expect(link('Lights')).toHaveAttribute('href', '/blog/lights');
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Activities',
      'Tours',
      'Attractions',
      'Transfers',
      'Blog',
    ]);
  },
};

/** A question of travellers: the FAQ answers it, whatever else is found. */
export const Question: Story = {
  decorators: [atPath('/search?q=refund')],
  parameters: responds({ corrected: null, best: [], groups: [] }, faqResults),
  play: async ({ canvas }) => {
    const answers = within(await canvas.findByRole('region', { name: 'Questions and answers' }));
    await expect(canvas.getByText('1 answer to “refund”')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Nothing found' })).not.toBeInTheDocument();
    await expect(answers.getByRole('link', { name: 'How do I cancel, and what do I get back?' })).toHaveAttribute(
      'href',
      '/faq#cancel',
    );
  },
};

/** A misspelt word was corrected, and the page says so. */
export const Corrected: Story = {
  decorators: [atPath('/search?q=abu%20dabi')],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing has “abu dabi”. These are the results for “abu dhabi”.'),
    ).toBeVisible();
  },
};

/** No result has all words. */
export const SomeWords: Story = {
  decorators: [atPath('/search?q=mosque%20submarine')],
  parameters: responds({ corrected: null, matches_all_words: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing has all of your words/)).toBeVisible();
  },
};

/** Before the first search. */
export const Start: Story = {
  decorators: [atPath('/search')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Desert safari' })).toHaveAttribute(
      'href',
      '/search?q=Desert%20safari',
    );
    await expect(canvas.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument();
  },
};

/** The last searches of this browser. */
export const Recent: Story = {
  decorators: [atPath('/search', { storage: { recentSearches: JSON.stringify(['kayak', 'Hatta']) } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'kayak' })).toHaveAttribute('href', '/search?q=kayak');
  },
};

/** Recent searches can be cleared. */
export const RecentCleared: Story = {
  ...Recent,
  name: 'Recent searches are stored, and can be cleared',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'dhow{Enter}');
    await waitFor(() => expect(localStorage.getItem('recentSearches')).toBe('["dhow","kayak","Hatta"]'));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear recent searches' }));
    await expect(canvas.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument();
    await expect(localStorage.getItem('recentSearches')).toBe('[]');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Nothing was found; the page helps on. */
export const Nothing: Story = {
  decorators: [atPath('/search?q=igloo')],
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(canvas.getByText('Nothing found for “igloo”')).toBeVisible();
    const help = within(canvas.getByRole('region', { name: 'Popular searches' }));
    await expect(help.getAllByRole('link')).toHaveLength(5);
  },
};

export const Loading: Story = {
  decorators: [searched],
  parameters: { msw: [neverResponds('searchCatalogue'), ...scenarios.default] },
};

export const Failed: Story = {
  decorators: [searched],
  parameters: { msw: [failsWithStatus('searchCatalogue'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The search is not available right now')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('abu dhabi');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = {
  ...Results,
  play: undefined,
  parameters: Results.parameters,
  globals: { viewport: { value: 'phone' } },
};
