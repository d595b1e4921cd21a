import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ProductCard } from '../../patterns/ProductCard/ProductCard.tsx';
import { hours, poster } from '../../patterns/testing/posters.ts';
import { Text } from '../Text/Text.tsx';
import { Carousel } from './Carousel.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <ProductCard
      key={number}
      title={`Evening in the dunes, number ${number}`}
      href={`/activity/dunes-${number}`}
      picture={poster(hours[number % hours.length] ?? 'gold')}
      eyebrow="Desert"
      rating="4.0"
      price={{ prefix: 'from', amount: 'AED 265.00' }}
    />
  ));

function ControlledCarousel({ count, start = 0 }: { count: number; start?: number }) {
  const [page, setPage] = useState(start);
  return (
    <Carousel
      title="Featured activities"
      description="Small groups, local guides."
      page={page}
      onPageChange={setPage}
      empty={<Text>No activities available for this category.</Text>}
    >
      {cards(count)}
    </Carousel>
  );
}

const meta = {
  component: Carousel,
  args: { title: 'Featured activities', children: cards(3), page: 0, onPageChange: () => undefined },
  render: () => <ControlledCarousel count={10} />,
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the titles of the fully visible cards. */
function visibleTitles(canvasElement: HTMLElement): string[] {
  const scroller = canvasElement.querySelector('ul');
  if (!scroller) return [];
  const box = scroller.getBoundingClientRect();
  return [...scroller.children]
    .filter((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1;
    })
    .map((card) => card.querySelector('h3')?.textContent ?? '');
}

const visibleNumbers = (canvasElement: HTMLElement) =>
  visibleTitles(canvasElement).map((title) => Number(title.split(' ').at(-1)));

/** Four cards per page on a desktop. */
export const FourPerPage: Story = {
  tags: ['HOME-07'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([1, 2, 3, 4]));
  },
};

export const Wraps: Story = {
  name: 'The last page is followed by the first, in both directions',
  tags: ['!autodocs', 'test-only', 'HOME-08'],
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next Featured activities' });
    const previous = canvas.getByRole('button', { name: 'Previous Featured activities' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(previous);
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([7, 8, 9, 10]));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
    await userEvent.click(next);
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([1, 2, 3, 4]));
    await userEvent.click(next);
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([5, 6, 7, 8]));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 3');
  },
};

export const RapidClicks: Story = {
  name: 'Clicks during the scroll animation end on the requested page',
  tags: ['!autodocs', 'test-only', 'HOME-08'],
  play: async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Next Featured activities' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(next, { delay: 30 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 3');
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([5, 6, 7, 8]));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 3');
  },
};

export const Swiped: Story = {
  name: 'Manual scrolling changes the page',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('ul');
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([1, 2, 3, 4]));
    const scrollEnd = new Promise((resolve) => scroller?.addEventListener('scrollend', resolve, { once: true }));
    scroller?.scrollTo({ left: scroller.scrollWidth });
    await scrollEnd;
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([7, 8, 9, 10]));
    await userEvent.click(canvas.getByRole('button', { name: 'Next Featured activities' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 3'));
  },
};

/** No arrows with a single page. */
export const OnePage: Story = {
  render: () => <ControlledCarousel count={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Next/ })).not.toBeInTheDocument();
  },
};

export const Empty: Story = { render: () => <ControlledCarousel count={0} /> };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  name: 'Right to left: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([1, 2, 3, 4]));
    await userEvent.click(canvas.getByRole('button', { name: 'Next Featured activities' }));
    await waitFor(() => expect(visibleNumbers(canvasElement)).toEqual([5, 6, 7, 8]));
  },
};
