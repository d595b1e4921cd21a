import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, Link } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar, ToolbarGroup } from './Toolbar.tsx';

const actions = (
  <>
    <ToolbarGroup label="Text">
      <IconButton icon={Bold} label="Bold" />
      <IconButton icon={Italic} label="Italic" />
    </ToolbarGroup>
    <ToolbarGroup label="Insert">
      <IconButton icon={Link} label="Link" />
    </ToolbarGroup>
    <Button size="small" tone="secondary">
      Preview
    </Button>
  </>
);

const meta = {
  component: Toolbar,
  subcomponents: { ToolbarGroup },
  args: { label: 'Description', children: actions },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Keyboard: Story = {
  name: 'Keyboard: one tab stop; arrow keys move between the controls; Tab returns to the last one',
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>Save</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: ['Vorschau der Veröffentlichung', 'Änderungen verwerfen', 'Übersetzung anfordern'].map((label) => (
      <Button key={label} size="small" tone="secondary">
        {label}
      </Button>
    )),
  },
  globals: { viewport: { value: 'phone' } },
};
/** Arrow Left moves to the next control. */
export const RightToLeft: Story = {
  args: { label: 'الوصف' },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
};
