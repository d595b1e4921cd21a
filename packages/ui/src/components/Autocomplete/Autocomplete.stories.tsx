import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, Ticket } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx';

const titles = ['Desert safari', 'Dhow cruise', 'Dubai Frame', 'Abu Dhabi city tour'];

/** Filters the titles, as a search would. */
function Search(props: AutocompleteProps) {
  const [text, setText] = useState(props.value ?? '');
  const matching = titles.filter((title) => text && title.toLowerCase().includes(text.toLowerCase()));
  return (
    <Autocomplete
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        props.onChange?.(next);
      }}
      suggestions={matching.map((title) => ({ value: title.replaceAll(' ', '-'), label: title }))}
    />
  );
}

const meta = {
  component: Autocomplete,
  args: {
    label: 'What would you like to do?',
    placeholder: 'Desert, dhow, museum …',
    suggestions: [],
    onChange: fn(),
    onSelect: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Search {...args} />,
} satisfies Meta<typeof Autocomplete>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { value: 'Quad bikes' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { errorMessage: 'Enter what you would like to do.' } };

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'du');
    const option = await screen.findByRole('option', { name: 'Dubai Frame' });
    await waitFor(() => expect(option).toBeVisible());
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'x');
    const status = await screen.findByText('Loading…');
    await waitFor(() => expect(status).toBeVisible());
  },
};

export const Keyboard: Story = {
  name: 'Keyboard: Enter submits the text; after Arrow Down it selects the suggestion',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: 'What would you like to do?' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('dh');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('dh');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('o');
    await screen.findByRole('option', { name: 'Dhow cruise' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Dhow-cruise');
    await expect(args.onChange).toHaveBeenLastCalledWith('Dhow cruise');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('Dhow cruise');
  },
};

const groups = [
  { title: 'Places', options: [{ value: 'dubai', label: 'Dubai', icon: MapPin }] },
  {
    title: 'Products',
    options: [
      {
        value: 'frame',
        label: 'Dubai Frame',
        labelParts: [
          { text: 'Dub', isMatch: true },
          { text: 'ai Frame', isMatch: false },
        ],
        description: 'Zabeel Park, Dubai',
        icon: Ticket,
      },
      { value: 'dhow', label: 'Dhow cruise', description: 'Dubai Creek' },
    ],
  },
];

export const Groups: Story = {
  args: { suggestions: groups, search: true, openOnFocus: true },
  render: (args) => <Autocomplete {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const group = within(await screen.findByRole('group', { name: 'Products' }));
    await waitFor(() => expect(group.getByRole('option', { name: /^Dubai Frame/ })).toBeVisible());
    await expect(group.getByText('Dub')).toHaveRole('strong');
    await expect(group.getAllByRole('option')).toHaveLength(2);
  },
};

export const GroupsByKeyboard: Story = {
  ...Groups,
  name: 'In groups: arrow keys reach each option, Escape closes the list and the text stays',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'du');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('frame');
    await expect(input).toHaveValue('Dubai Frame');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input).toHaveValue('Dubai Frame');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const InForm: Story = {
  name: 'In a form Enter calls onSubmit once, and does not submit the form',
  tags: ['!autodocs', 'test-only'],
  render: (args) => (
    <form>
      <Search {...args} />
      <button type="submit">Search</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const submitted = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('form')?.addEventListener('submit', submitted);
    await userEvent.type(canvas.getByRole('combobox'), 'quad{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const FreeText: Story = {
  name: 'Text without a matching suggestion stays when the field is left',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Falconry');
    await userEvent.tab();
    await expect(input).toHaveValue('Falconry');
  },
};

export const LongText: Story = {
  args: {
    label: 'Was möchten Sie an Ihrem freien Nachmittag in den Vereinigten Arabischen Emiraten unternehmen?',
    value: 'Wüstensafari mit Abendessen, Sternenbeobachtung und Übernachtung im Beduinenzelt',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'ماذا تود أن تفعل؟', value: 'رحلة سفاري', placeholder: '' },
  globals: { locale: 'ar-AE' },
};
