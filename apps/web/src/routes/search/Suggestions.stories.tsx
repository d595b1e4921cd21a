import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Search from './Search.route.tsx';

const { searchSuggestions, searchSuggestionsNone } = examples.listSearchSuggestions;
const requested = fn();
const suggests = (response: typeof searchSuggestions | typeof searchSuggestionsNone) => ({
  msw: [
    respondsWith('listSearchSuggestions', ({ query }) => {
      requested(query.get('q'));
      return response;
    }),
    ...scenarios.default,
  ],
});

const meta = {
  title: 'Routes/Search suggestions',
  component: Search,
  parameters: {
    layout: 'fullscreen',
    ...suggests(searchSuggestions),
    // While the list is open react-aria hides all else from screen readers. Tab closes the list before the focus moves.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
  globals: { behaviour: 'improved' },
  beforeEach: () => {
    requested.mockClear();
  },
} satisfies Meta<typeof Search>;
export default meta;
type Story = StoryObj<typeof meta>;

const empty = [atPath('/search')];
const stored = [atPath('/search', { storage: { recentSearches: JSON.stringify(['kayak', 'Hatta']) } })];

/** Focuses the field and waits until the one with suggestions has replaced it. */
async function focusField(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Search the shop' }));
  const field = await screen.findByRole('combobox', { name: 'Search the shop' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** Enters a text, and waits for the first suggestion. */
async function suggestFor(text: string): Promise<HTMLElement> {
  const field = await focusField();
  await userEvent.type(field, text);
  const [option] = await screen.findAllByRole('option');
  await waitFor(() => expect(option).toBeVisible());
  return field;
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** Places, categories and products, each with what is typed emphasised. */
export const Suggestions: Story = {
  decorators: empty,
  play: async () => {
    await suggestFor('du');
    const group = (name: string) => within(screen.getByRole('group', { name }));
    await expect(group('Places').getByRole('option', { name: 'Dubai' })).toBeVisible();
    await expect(group('Categories').getByRole('option', { name: 'Desert' })).toBeVisible();
    const products = group('Activities, tours and attractions');
    await expect(products.getAllByRole('option')).toHaveLength(3);
    const frame = products.getByRole('option', { name: /^Dubai Frame/ });
    await expect(frame).toHaveTextContent('Attraction · Zabeel Park, Dubai');
    await expect(within(frame).getByText('Du')).toHaveRole('strong');
  },
};

/** On a phone. */
export const Phone: Story = {
  ...Suggestions,
  parameters: { ...suggests(searchSuggestions) },
  globals: { behaviour: 'improved', viewport: { value: 'phone' } },
};

/** A misspelt word: the suggestions are for the corrected one, which can also be searched for. */
export const Misspelt: Story = {
  decorators: empty,
  parameters: suggests({ ...searchSuggestions, corrected: 'dubai' }),
  play: async () => {
    await suggestFor('dubia');
    const meant = within(screen.getByRole('group', { name: 'Did you mean' }));
    await userEvent.click(meant.getByRole('option', { name: 'dubai' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('dubai'));
    await expect(await screen.findByText(/These are the results for/)).toBeVisible();
  },
};

/** The last searches of this browser show in the empty field. */
export const Recent: Story = {
  decorators: stored,
  play: async () => {
    await focusField();
    await waitFor(() => expect(options()).toEqual(['kayak', 'Hatta', 'Clear recent searches']));
  },
};

export const RecentTest: Story = {
  ...Recent,
  name: 'A recent search is repeated; all can be cleared',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const field = await focusField();
    await screen.findByRole('option', { name: 'kayak' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Hatta'));
    await waitFor(() => expect(localStorage.getItem('recentSearches')).toBe('["Hatta","kayak"]'));
    await userEvent.clear(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Clear recent searches' }));
    await waitFor(() => expect(options()).toEqual([]));
    await expect(localStorage.getItem('recentSearches')).toBe('[]');
    await expect(field).toHaveValue('');
  },
};

/** Nothing to suggest: no list. */
export const Nothing: Story = {
  decorators: empty,
  parameters: suggests(searchSuggestionsNone),
  play: async () => {
    await userEvent.type(await focusField(), 'igloo');
    await waitFor(() => expect(requested).toHaveBeenCalledWith('igloo'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Suggestions that fail, or never come, don’t hinder the search. */
export const Failed: Story = {
  decorators: empty,
  parameters: { msw: [failsWithStatus('listSearchSuggestions'), ...scenarios.default] },
  play: async () => {
    await userEvent.type(await focusField(), 'abu dabi{Enter}');
    await expect(await screen.findByText(/These are the results for/)).toBeVisible();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Slow: Story = {
  ...Failed,
  parameters: { msw: [neverResponds('listSearchSuggestions'), ...scenarios.default] },
};

export const Keyboard: Story = {
  decorators: empty,
  name: 'Keyboard: arrow keys move, Escape closes, Enter opens a suggestion or searches the text',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const field = await suggestFor('du');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(options()).toEqual([]));
    await expect(field).toHaveValue('du');
    await userEvent.keyboard('b');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
        'Dubai Frame',
      ),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.body.dataset['path']).toBe('/attractions/dubai-frame-entry'));
  },
};

export const Places: Story = {
  decorators: empty,
  name: 'A place and a category open the list with their filter',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await suggestFor('du');
    await userEvent.click(screen.getByRole('option', { name: 'Dubai' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/things-to-do'));
  },
};

export const Debounced: Story = {
  decorators: empty,
  name: 'Fast typing sends one request; one letter sends none; the number of suggestions is announced',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await suggestFor('dubai');
    await expect(requested.mock.calls).toEqual([['dubai']]);
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('5 options available'),
    );
  },
};

export const ButtonSearches: Story = {
  decorators: empty,
  name: 'The button searches what is in the field with suggestions',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.type(await focusField(), 'abu dabi{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(await screen.findByText(/These are the results for/)).toBeVisible();
  },
};

export const Specified: Story = {
  decorators: empty,
  name: 'With the specified behaviour the field stays plain',
  tags: ['!autodocs', 'test-only'],
  globals: { behaviour: 'specified' },
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: 'Search the shop' });
    await userEvent.type(field, 'dubai{Enter}');
    await expect(await screen.findByText(/These are the results for/)).toBeVisible();
    await expect(field).toBeInTheDocument();
    await expect(requested).not.toHaveBeenCalled();
  },
};
