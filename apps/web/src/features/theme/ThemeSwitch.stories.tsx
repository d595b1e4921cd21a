import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Shell/Theme',
  component: ThemeSwitch,
  beforeEach: () => {
    localStorage.removeItem('theme');
    const { theme } = document.documentElement.dataset;
    return () => {
      localStorage.removeItem('theme');
      document.documentElement.dataset['theme'] = theme;
    };
  },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Light, dark or the device’s theme; stored for the next visit. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(dataset['theme']).toBe('dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await expect(dataset['theme']).toBe('light');
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(dataset['theme']).toBeUndefined();
    await expect(localStorage.getItem('theme')).toBeNull();
  },
};

export const FromAnEarlierVisit: Story = {
  beforeEach: () => localStorage.setItem('theme', 'dark'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked());
  },
};

export const FromAnotherTab: Story = {
  play: async ({ canvas }) => {
    localStorage.setItem('theme', 'light');
    await waitFor(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
      return expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    });
    await expect(document.documentElement.dataset['theme']).toBe('light');
  },
};
