import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import { choosePictures } from '../../testing/choosePictures.ts';
import BookingReview from './BookingReview.route.tsx';

const meta = {
  title: 'Routes/BookingReview',
  component: BookingReview,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof BookingReview>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const path = '/bookings/AB10047755/review';
const decorators = [atPath(path, { as: examples.getMe.user })];
const { bookingReviews } = examples.listBookingReviews;
const [written, unwritten] = bookingReviews;
const sent = fn();
const deleted = fn();
const stored = http.put('*/bookings/:ref/reviews/:type/:id/', async ({ request, params }) => {
  sent([params['ref'], params['type'], params['id']], await request.json());
  return HttpResponse.json(examples.saveReview.ownReview);
});
const findForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Your review of Louvre Abu Dhabi Entry' }));

/** What was reviewed is shown with its state and answer; what wasn't has the form. */
export const Loaded: Story = {
  decorators,
  play: async ({ canvas }) => {
    const form = await findForm(canvas);
    for (const star of form.getAllByRole('radio')) await expect(star).not.toBeChecked();
    await expect(canvas.getByText('Published')).toBeVisible();
    await expect(canvas.getByText('Rated 4 out of 5')).toBeInTheDocument();
    await expect(canvas.getByText(/Dinner now starts at eight/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'See its page' })[0]).toHaveAttribute(
      'href',
      '/activity/evening-desert-safari-lahbab',
    );
  },
};

export const Sent: Story = {
  decorators,
  name: 'G9 stars and text are sent for the product of the booking',
  tags: ['!autodocs', 'test-only', 'G9'],
  parameters: { msw: [stored, ...scenarios.default] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const form = await findForm(canvas);
    await userEvent.click(form.getByRole('radio', { name: '3 stars: average' }));
    await userEvent.type(form.getByRole('textbox', { name: /Your review/ }), '  Long queue.  ');
    await userEvent.click(form.getByRole('button', { name: 'Send the review' }));
    await waitFor(() => expect(screen.getByText(/We check your review and publish it soon/)).toBeVisible());
    await expect(sent.mock.calls).toEqual([[['AB10047755', 'ticket', '301'], { stars: 3, text: 'Long queue.' }]]);
  },
};

/** Both errors are named, and nothing is sent. */
export const Incomplete: Story = {
  decorators,
  name: 'G9 a review without stars or text is refused',
  tags: ['G9'],
  parameters: { msw: [stored, ...scenarios.default] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const form = await findForm(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Send the review' }));
    await expect(form.getByRole('link', { name: /Please choose a number of stars\.$/ })).toBeVisible();
    await expect(form.getByRole('link', { name: /Please write what you think of it\.$/ })).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: '1 star: bad' }));
    await userEvent.type(form.getByRole('textbox', { name: /Your review/ }), '   ');
    await userEvent.click(form.getByRole('button', { name: 'Send the review' }));
    await expect(form.queryByRole('link', { name: /Please choose a number of stars\.$/ })).toBeNull();
    await expect(form.getByRole('link', { name: /Please write what you think of it\.$/ })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The text stays, so that it can be sent again. */
export const SendingFailed: Story = {
  decorators,
  parameters: { msw: [fails('saveReview', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const form = await findForm(canvas);
    await userEvent.click(form.getByRole('radio', { name: '5 stars: excellent' }));
    await userEvent.type(form.getByRole('textbox', { name: /Your review/ }), 'Light like rain.');
    await userEvent.click(form.getByRole('button', { name: 'Send the review' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /Your review/ })).toHaveValue('Light like rain.');
  },
};

/** A review can be changed; the focus moves to the card, because its button disappears. */
export const Changing: Story = {
  decorators,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change the review of Evening/ }));
    const form = within(await canvas.findByRole('form', { name: /^Your review of Evening/ }));
    await expect(form.getByRole('radio', { name: '4 stars: good' })).toBeChecked();
    await expect(form.getByRole('textbox', { name: /Your review/ })).toHaveValue(written!.review!.text);
    await expect(form.getByText(/is checked again/)).toBeVisible();
    await expect(document.activeElement).toContainElement(form.getByRole('button', { name: 'Save the changes' }));
    await userEvent.click(form.getByRole('button', { name: 'Keep it as it was' }));
    await expect(await canvas.findByRole('button', { name: /^Change the review of Evening/ })).toBeVisible();
  },
};

export const Deleted: Story = {
  decorators,
  name: 'G9 a review is deleted after a confirmation',
  tags: ['!autodocs', 'test-only', 'G9'],
  parameters: {
    msw: [
      respondsWith('listBookingReviews', () =>
        deleted.mock.calls.length > 0 ? [{ ...written!, review: null }] : bookingReviews,
      ),
      http.delete('*/bookings/:ref/reviews/:type/:id/', ({ params }) => {
        deleted(params['ref'], params['type'], params['id']);
        return new HttpResponse(null, { status: 204 });
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    deleted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete the review of Evening/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your review?' }));
    await expect(deleted).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the review' }));
    await waitFor(() => expect(screen.getByText('Your review is deleted.')).toBeVisible());
    await expect(deleted.mock.calls).toEqual([['AB10047755', 'activity', '101']]);
    await expect(await canvas.findByRole('form', { name: /^Your review of Evening/ })).toBeVisible();
  },
};

const withPictures = (count: number) => {
  const pictures = Array.from({ length: count }, (_, index) => ({
    ...examples.addReviewPicture.reviewPicture,
    id: `${index}`.repeat(32),
    alt: `Picture ${index + 1}`,
  }));
  return [{ ...written!, review: { ...written!.review!, pictures } }];
};
const added = fn();
const receivesPictures = http.post('*/bookings/:ref/reviews/:type/:id/pictures/', async ({ request, params }) => {
  const { type } = await request.blob();
  added([params['ref'], params['type'], params['id']], new URL(request.url).searchParams.get('alt'), type);
  return HttpResponse.json(examples.addReviewPicture.reviewPicture, { status: 201 });
});
const uploadForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: /^Add pictures to the review of Evening/ }));
const choose = async (canvas: Canvas, ...names: readonly string[]) => {
  const form = await uploadForm(canvas);
  await choosePictures(form.getByLabelText(/^New pictures/), ...names);
  return form;
};

export const PictureAdded: Story = {
  decorators,
  name: 'G9 pictures are described and added to the review',
  tags: ['!autodocs', 'test-only', 'G9'],
  parameters: { msw: [receivesPictures, ...scenarios.default] },
  play: async ({ canvas }) => {
    added.mockClear();
    const form = await choose(canvas, 'falcon.png');
    await userEvent.click(form.getByRole('button', { name: 'Upload the picture' }));
    await expect(form.getByRole('link', { name: /Describe “falcon\.png” in a few words$/ })).toBeVisible();
    await expect(added).not.toHaveBeenCalled();
    await userEvent.type(form.getByRole('textbox', { name: 'What does “falcon.png” show?' }), 'A falcon');
    await userEvent.click(form.getByRole('button', { name: 'Upload the picture' }));
    await waitFor(() => expect(screen.getByText(/The picture is added\. We check your review again/)).toBeVisible());
    await expect(added.mock.calls).toEqual([[['AB10047755', 'activity', '101'], 'A falcon', 'image/png']]);
  },
};

/** Three pictures are chosen where two fit. */
export const TooManyPictures: Story = {
  decorators,
  name: 'G9 a review takes no more than four pictures',
  tags: ['G9'],
  parameters: { msw: [receivesPictures, ...scenarios.default] },
  play: async ({ canvas }) => {
    added.mockClear();
    const form = await choose(canvas, 'one.png', 'two.png', 'three.png');
    await userEvent.click(form.getByRole('button', { name: 'Upload 3 pictures' }));
    await expect(form.getByRole('link', { name: /Only 2 more pictures fit\. Remove the others\.$/ })).toBeVisible();
    await expect(added).not.toHaveBeenCalled();
  },
};

/** The file stays chosen and described, so that it can be sent again. */
export const PictureRefused: Story = {
  decorators,
  parameters: { msw: [fails('addReviewPicture', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const form = await choose(canvas, 'falcon.png');
    await userEvent.type(form.getByRole('textbox', { name: 'What does “falcon.png” show?' }), 'A falcon');
    await userEvent.click(form.getByRole('button', { name: 'Upload the picture' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'What does “falcon.png” show?' })).toHaveValue('A falcon');
    await expect(form.getByRole('button', { name: 'Upload the picture' })).toBeEnabled();
  },
};

/** No more can be added. */
export const FourPictures: Story = {
  decorators,
  parameters: { msw: [respondsWith('listBookingReviews', () => withPictures(4)), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/at most four pictures/)).toBeVisible();
    await expect(canvas.queryByRole('form', { name: /^Add pictures/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Remove the picture: Picture/ })).toHaveLength(4);
  },
};

const removed = fn();

export const PictureRemoved: Story = {
  decorators,
  name: 'G9 a picture is removed, and the focus moves to the next one',
  tags: ['!autodocs', 'test-only', 'G9'],
  parameters: {
    msw: [
      respondsWith('listBookingReviews', () => {
        const [review] = withPictures(3);
        const { pictures } = review!.review;
        return [
          {
            ...review!,
            review: { ...review!.review, pictures: removed.mock.calls.length > 0 ? pictures.slice(1) : pictures },
          },
        ];
      }),
      http.delete('*/bookings/:ref/reviews/:type/:id/pictures/:picture/', ({ params }) => {
        removed(params['picture']);
        return new HttpResponse(null, { status: 204 });
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    removed.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the picture: Picture 1' }));
    await waitFor(() => expect(screen.getByText('The picture is removed.')).toBeVisible());
    await expect(removed.mock.calls).toEqual([['0'.repeat(32)]]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove the picture: Picture 1' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the picture: Picture 2' })).toHaveFocus());
  },
};

/** Why a review isn't published, and what its author can do. */
export const Rejected: Story = {
  decorators,
  parameters: {
    msw: [
      respondsWith('listBookingReviews', [
        {
          ...written!,
          review: { ...written!.review!, state: 'rejected', rejection_reason: 'personal-data', answer: null },
        },
        { ...unwritten!, review: examples.saveReview.ownReview },
      ]),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not published')).toBeVisible();
    await expect(canvas.getByText(/contains personal data/)).toBeVisible();
    await expect(canvas.getByText('We are checking it')).toBeVisible();
  },
};

/** The booking hasn't taken place yet, or is a transfer. */
export const NothingYet: Story = {
  decorators,
  parameters: {
    msw: [respondsWith('listBookingReviews', examples.listBookingReviews.bookingReviewsNone), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to review yet' })).toBeVisible();
  },
};

export const NotFound: Story = {
  decorators,
  parameters: { msw: [fails('listBookingReviews', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Booking not found' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators,
  parameters: { msw: [neverResponds('listBookingReviews'), ...scenarios.default] },
};

export const Failed: Story = {
  decorators,
  parameters: { msw: [fails('listBookingReviews', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your reviews couldn’t be loaded' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Try again/ })).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: 'A guest signs in first',
  tags: ['!autodocs', 'test-only', 'GAP-35'],
  decorators: [atPath(path)],
  play: () => expectSignIn(path),
};
