import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { GridList } from './GridList.tsx';

const items = [
  { id: 'safari', label: 'Desert safari', description: '38 of 40 places sold', end: <Badge>Published</Badge> },
  {
    id: 'dhow',
    label: 'Dhow cruise',
    description: '12 of 60 places sold',
    end: <IconButton icon={Pencil} label="Edit Dhow cruise" />,
  },
  { id: 'frame', label: 'Dubai Frame', description: 'Closed', disabled: true },
];

const meta = {
  component: GridList,
  args: { label: 'Activities', items, onChange: fn() },
} satisfies Meta<typeof GridList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Selectable: Story = { args: { selectionMode: 'multiple', defaultSelected: ['safari'] } };
export const SingleSelection: Story = { args: { selectionMode: 'single', defaultSelected: ['dhow'] } };
export const Empty: Story = { args: { items: [], empty: 'No activities yet' } };

export const Keyboard: Story = {
  name: 'Keyboard: arrow keys move, Space selects, Enter opens; Arrow Right reaches the controls of a row',
  args: { selectionMode: 'multiple', onAction: fn() },
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('row', { name: /Desert safari/ });
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('safari');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['dhow']);
    await expect(canvas.getByRole('row', { name: /Dhow cruise/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Dhow cruise' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Control>}a{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['safari', 'dhow']);
  },
};

export const LongText: Story = {
  args: {
    selectionMode: 'multiple',
    items: [
      {
        id: 'a',
        label: 'Wüstensafari mit Abendessen, Sternenbeobachtung und Übernachtung im Beduinenzelt',
        description: 'Treffpunkt ist der Haupteingang des Hotels, fünfzehn Minuten vor der Abfahrt.',
        end: <Badge>Entwurf</Badge>,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'الأنشطة',
    selectionMode: 'multiple',
    defaultSelected: ['a'],
    items: [{ id: 'a', label: 'رحلة سفاري', description: 'بيعت ٣٨ من ٤٠ مكانًا', end: <Badge>منشور</Badge> }],
  },
  globals: { locale: 'ar-AE' },
};
