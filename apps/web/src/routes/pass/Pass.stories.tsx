import { examples, fails, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Pass from './Pass.route.tsx';

const { code } = examples.listPasses.passes.passes[0]!;
const { checkedPass, checkedPassCancelled } = examples.checkPass;
const meta = {
  title: 'Routes/Pass',
  component: Pass,
  beforeEach: () => {
    history.replaceState(history.state, '', `#${code}`);
    return () => history.replaceState(history.state, '', location.pathname + location.search);
  },
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Pass>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators = [atPath('/pass')];
const sent = fn();

/** A traveller who isn't signed in sees this pass alone. */
export const Valid: Story = {
  decorators,
  tags: ['E15'],
  parameters: {
    msw: [
      respondsWith('checkPass', ({ body }) => {
        sent(body);
        return checkedPass;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: `QR code of the pass ${checkedPass.number}` })).toBeVisible();
    await expect(canvas.getByText('Burj Khalifa: At the Top')).toBeVisible();
    await expect(canvas.getByText('Sun 3 March 2030, 5:30 PM')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Adult' })).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith({ code });
  },
};

export const Cancelled: Story = {
  decorators,
  tags: ['E15'],
  parameters: { msw: [respondsWith('checkPass', checkedPassCancelled), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking is cancelled. The pass no longer admits.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  },
};

/** The booking was changed after the link was sent. */
export const Changed: Story = {
  decorators,
  tags: ['E15'],
  parameters: { msw: [respondsWith('checkPass', { ...checkedPass, status: 'changed' }), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The booking was changed/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  },
};

export const Unpaid: Story = {
  decorators,
  parameters: { msw: [respondsWith('checkPass', { ...checkedPass, status: 'unpaid' }), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/isn’t paid/)).toBeVisible();
  },
};

/** The code isn't the shop's. */
export const NotFound: Story = {
  decorators,
  tags: ['E15'],
  parameters: { msw: [fails('checkPass', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This pass isn’t valid' })).toBeVisible();
  },
};

/** The server is unavailable. */
export const Failed: Story = {
  decorators,
  parameters: { msw: [failsWithStatus('checkPass', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The pass could not be checked' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators,
  parameters: { msw: [neverResponds('checkPass'), ...scenarios.default] },
};

export const Phone: Story = {
  decorators: [atPath('/pass', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
