import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ReviewSection from './ReviewSection.deferred.tsx';

const meta = {
  title: 'Routes/Product reviews',
  component: ReviewSection,
  args: { productType: 'activity', slug: 'evening-desert-safari-lahbab' },
  decorators: [atPath('/activity/evening-desert-safari-lahbab')],
  parameters: { msw: scenarios.default },
} satisfies Meta<typeof ReviewSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const { reviews, reviewsNone } = examples.listReviews;
const [answered] = reviews.results;
const requested = fn();

/** Twelve reviews in pages of five. */
const pages = respondsWith('listReviews', ({ query }) => {
  const page = Number(query.get('page') ?? 1);
  requested(Object.fromEntries(query));
  const first = (page - 1) * 5;
  const results = Array.from({ length: Math.min(5, 12 - first) }, (_, index) => ({
    ...answered!,
    id: String(first + index),
    text: `Review number ${first + index + 1}`,
    answer: null,
    answered_at: null,
  }));
  return { ...reviews, count: 12, stars_counts: [0, 0, 0, 12, 0], rating: 4, results };
});
/** Any page but the first fails. */
const losesPages = http.get('*/reviews/', ({ request }) =>
  new URL(request.url).searchParams.has('page') ? new HttpResponse(null, { status: 503 }) : undefined,
);

/** The rating, the number of reviews by stars, and the newest with the shop's answers. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('(2 reviews)')).toBeVisible();
    await expect(canvas.getByText('Rated 4.5 out of 5')).toBeInTheDocument();
    const counts = within(canvas.getByRole('list', { name: 'Number of reviews by stars' }));
    await expect(counts.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '1 review',
      '1 review',
      '0 reviews',
      '0 reviews',
      '0 reviews',
    ]);
    await expect(counts.getAllByText(/stars?$/).map(({ textContent }) => textContent)).toEqual([
      '5 stars',
      '4 stars',
      '3 stars',
      '2 stars',
      '1 star',
    ]);
    await expect(canvas.getByText('Layla H.')).toBeVisible();
    await expect(canvas.getByText('Visited on Tue 26 February 2030')).toBeVisible();
    await expect(canvas.getAllByText('Answer from aiTours')).toHaveLength(1);
    await expect(canvas.getByText(/Dinner now starts at eight/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  },
};

export const Pictures: Story = {
  name: 'G9 pictures of a review open in full size, and the focus returns',
  tags: ['!autodocs', 'test-only', 'G9'],
  play: async ({ canvas }) => {
    const pictures = within(await canvas.findByRole('list', { name: 'Pictures of Layla H.' }));
    const second = pictures.getByRole('button', { name: 'Enlarge: Lanterns between the tents' });
    await userEvent.click(second);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Layla H.' }));
    await waitFor(() => expect(dialog.getByRole('img', { name: 'Lanterns between the tents' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dialog.getByRole('img', { name: 'A falcon on a leather glove' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
};

/** No stars are shown for a product without reviews. */
export const None: Story = {
  parameters: { msw: [respondsWith('listReviews', reviewsNone), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet.')).toBeVisible();
    await expect(canvas.queryByText(/^Rated/)).toBeNull();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const More: Story = {
  name: 'Five more reviews are added with each click, and take the focus',
  tags: ['!autodocs', 'test-only'],
  parameters: { msw: [pages, ...scenarios.default] },
  play: async ({ canvas }) => {
    requested.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more reviews' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Review number 6'));
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await expect(canvas.getByText('10 of 12 reviews shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more reviews' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Review number 11'));
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
    const common = { product_type: 'activity', product: 'evening-desert-safari-lahbab', page_size: '5' };
    await expect(requested.mock.calls).toEqual([[common], [{ ...common, page: '2' }], [{ ...common, page: '3' }]]);
  },
};

/** What is shown stays, and the button tries again. */
export const MoreFailed: Story = {
  parameters: { msw: [losesPages, pages, ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more reviews' }));
    await waitFor(() => expect(canvas.getByText(/More reviews couldn’t be loaded/)).toBeVisible());
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show more reviews' })).toBeEnabled();
  },
};

export const Loading: Story = { parameters: { msw: [neverResponds('listReviews'), ...scenarios.default] } };

export const Failed: Story = {
  parameters: { msw: [fails('listReviews', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reviews couldn’t be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Try again/ })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
