import { statusMessages } from '@aitours/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, userEvent } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Status from './Status.route.tsx';
import { StatusView } from './Status.view.tsx';

const meta = {
  title: 'Routes/Status',
  component: Status,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { decorators: [atPath('/status')] } satisfies Story;
const health = (answer: () => Response | Promise<Response>) => [http.get('*/health', answer)];
const healthy = health(() => HttpResponse.json({ status: 'healthy' }));

export const Healthy: Story = {
  ...page,
  name: 'SHELL-34 STATUS-01 STATUS-02 STATUS-03 STATUS-09 healthy, and how fast it answered',
  parameters: { msw: healthy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'System Status' })).toBeVisible();
    await expect(await canvas.findByText('Healthy')).toBeVisible();
    await expect(canvas.getByText(/^\d+ ms$/)).toBeVisible();
    await expect(canvas.getByText(/^(Fast|Moderate|Slow)$/)).toBeVisible();
  },
};

export const Unhealthy: Story = {
  ...page,
  name: 'STATUS-02 GAP-73 the database can’t be reached',
  parameters: { msw: health(() => HttpResponse.json({ status: 'unhealthy' }, { status: 503 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unhealthy')).toBeVisible();
  },
};

const answered = (milliseconds: number): Story => ({
  ...page,
  render: () => <StatusView state={{ is: 'loaded', health: { isHealthy: true, milliseconds } }} retry={fn()} />,
});
export const Moderate: Story = { ...answered(400), name: 'STATUS-04 400 ms is moderate' };
export const Slow: Story = { ...answered(1200), name: 'STATUS-04 1200 ms is slow' };

export const NotJson: Story = {
  ...page,
  name: 'STATUS-06 STATUS-07 the answer isn’t JSON',
  parameters: { msw: health(() => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('API did not return valid JSON.')).toBeVisible();
  },
};

export const NoAnswer: Story = {
  ...page,
  name: 'STATUS-06 STATUS-08 no answer comes: the error’s own words',
  parameters: { msw: health(() => HttpResponse.error()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('Failed to fetch')).toBeVisible();
  },
};

export const Wordless: Story = {
  ...page,
  name: 'STATUS-08 an error without words',
  render: () => <StatusView state={{ is: 'failed', text: statusMessages.failed }} retry={fn()} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not fetch status.')).toBeVisible();
  },
};

export const Loading: Story = {
  ...page,
  name: 'STATUS-06 while it is asked',
  parameters: {
    msw: health(async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  },
};

export const Reporting: Story = {
  ...page,
  name: 'STATUS-05 GAP-72 GAP-74 three test buttons, which say that reporting is off',
  parameters: { msw: healthy },
  play: async ({ canvas }) => {
    for (const test of ['Test error', 'Test message', 'Test rejected promise']) {
      await userEvent.click(canvas.getByRole('button', { name: test }));
      await expect(await canvas.findByText(`${test}: error reporting is off, so nothing was sent.`)).toBeVisible();
    }
  },
};

export const Phone: Story = {
  decorators: [atPath('/status', { hasShell: true })],
  parameters: { width: 'phone', msw: healthy },
  globals: { viewport: { value: 'phone' } },
};
