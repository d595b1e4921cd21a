import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const places = [
  { value: 'dxb', label: 'Dubai', description: 'International airport' },
  { value: 'auh', label: 'Abu Dhabi', description: 'Capital' },
  { value: 'shj', label: 'Sharjah', description: 'Museums and beaches' },
  { value: 'rkt', label: 'Ras Al Khaimah', description: 'Mountains' },
  { value: 'fjr', label: 'Fujairah', description: 'Closed for the season', disabled: true },
];

const meta = {
  component: ComboBox,
  args: { label: 'Destination', name: 'destination', options: places, onChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Selected: Story = { args: { defaultValue: 'auh', icon: MapPin } };
export const Required: Story = { args: { required: true, description: 'Where the activity takes place.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'auh' } };

export const Invalid: Story = {
  args: { errorMessage: 'Choose a destination.', description: 'Where the activity takes place.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Destination' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choose a destination. Where the activity takes place.');
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(screen.getByRole('option', { name: /^Fujairah/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Oslo');
    const status = await screen.findByText('No matches');
    await waitFor(() => expect(status).toBeVisible());
  },
};

export const Keyboard: Story = {
  name: 'Keyboard: typing filters, arrow keys move, Enter selects, Escape closes the list',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: 'Destination' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('dhabi');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input).toHaveValue('Abu Dhabi');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('auh');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const Unmatched: Story = {
  name: 'Leaving the field restores the selected option; deleting the text deselects it',
  args: { defaultValue: 'dxb' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, ' Marina');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Dubai'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};

/** Loads the options that match, as from a server. */
function SearchedComboBox(props: ComboBoxProps) {
  const [text, setText] = useState('');
  const [options, setOptions] = useState<ComboBoxProps['options']>([]);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setOptions(places.filter(({ label }) => text && label.toLowerCase().includes(text.toLowerCase())));
      setLoading(false);
    }, 50);
    return () => clearTimeout(timer);
  }, [text]);
  const search = (next: string) => {
    setText(next);
    setLoading(true);
  };
  return <ComboBox {...props} options={options} onSearch={search} loading={loading} />;
}

export const Searched: Story = {
  name: 'With onSearch the options come from the caller; the selected one stays when they change',
  render: (args) => <SearchedComboBox {...args} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'shar');
    await userEvent.click(await screen.findByRole('option', { name: /^Sharjah/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('shj');
    await userEvent.type(input, 'x');
    await screen.findByText('No matches');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Sharjah'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    label: 'Vollständige Anschrift des Hotels, an dem die Reisegruppe morgens abgeholt wird',
    options: [{ value: 'a', label: 'Alle Hotels an der Sheikh Zayed Road zwischen dem Handelszentrum und der Marina' }],
    defaultValue: 'a',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'الوجهة',
    options: [
      { value: 'dxb', label: 'دبي' },
      { value: 'auh', label: 'أبوظبي' },
    ],
    defaultValue: 'auh',
  },
  globals: { locale: 'ar-AE' },
};
