import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 1, pages: 12, onChange: fn() },
  render: function Render({ page: first, onChange, ...args }) {
    const [page, setPage] = useState(first);
    return (
      <Pagination
        {...args}
        page={page}
        onChange={(next) => {
          setPage(next);
          onChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First and last page are always shown, the arrows have names, and the current page has `aria-current`. */
export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

/** With `href`, pages are links. */
export const Links: Story = {
  args: { page: 6, href: (page) => `#page-${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('href', '#page-7');
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Few: Story = { args: { pages: 3 } };
export const OnePage: Story = {
  tags: ['!autodocs', 'test-only'],
  args: { pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const OnPhone: Story = {
  args: { page: 6 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 6 of 12')).toBeInTheDocument();
  },
};
export const RightToLeft: Story = { args: { page: 3 }, globals: { direction: 'rtl' } };
