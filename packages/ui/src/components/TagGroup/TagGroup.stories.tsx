import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TagGroup, type TagGroupProps } from './TagGroup.tsx';

const tags = [
  { id: 'family', label: 'Family' },
  { id: 'desert', label: 'Desert' },
  { id: 'evening', label: 'Evening', icon: TagIcon },
];

/** Removes the tags that the user removes. */
function RemovableTags(props: TagGroupProps) {
  const [left, setLeft] = useState(props.tags);
  const remove = (ids: string[]) => {
    setLeft(left.filter(({ id }) => !ids.includes(id)));
    props.onRemove?.(ids);
  };
  return <TagGroup {...props} tags={left} onRemove={remove} />;
}

const meta = {
  component: TagGroup,
  args: { label: 'Tags', tags, onChange: fn() },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Selectable: Story = {
  args: {
    selectionMode: 'multiple',
    defaultSelected: ['desert'],
    tags: [...tags, { id: 'x', label: 'Closed', disabled: true }],
  },
};
export const Empty: Story = { args: { tags: [], empty: 'No tags yet' } };
export const Invalid: Story = {
  args: { description: 'Travellers filter by them.', errorMessage: 'Add at least one tag.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Tags' })).toHaveAccessibleDescription(
      'Add at least one tag. Travellers filter by them.',
    );
  },
};

export const Removable: Story = {
  name: 'Keyboard: arrow keys move, Delete removes a tag and moves the focus to the next one',
  args: { onRemove: fn() },
  render: (args) => <RemovableTags {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'Family' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(['desert']);
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Desert' })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Evening' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Family' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(['family']);
  },
};

export const Selection: Story = {
  name: 'Keyboard: Space selects and deselects',
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['family', 'desert']);
    await expect(canvas.getByRole('row', { name: 'Family' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['family']);
  },
};

export const LongText: Story = {
  args: {
    tags: [
      { id: 'a', label: 'Geeignet für Reisegruppen mit kleinen Kindern und Kinderwagen' },
      { id: 'b', label: 'Barrierefrei' },
    ],
    onRemove: fn(),
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'الوسوم',
    tags: [
      { id: 'a', label: 'عائلة' },
      { id: 'b', label: 'صحراء' },
    ],
    onRemove: fn(),
  },
  globals: { locale: 'ar-AE' },
};
