import { scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { stopReporting } from '../../platform/error-reporting/startReporting.ts';
import { atPath } from '../../testing/atPath.tsx';
import Status from './Status.route.tsx';
import { StatusView } from './Status.view.tsx';
import type { TestOutcome } from './useReportingTests.ts';

const meta = {
  title: 'Routes/Status',
  component: Status,
  // The page shows how long the server took.
  parameters: { layout: 'fullscreen', msw: scenarios.default, chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = { decorators: [atPath('/status')] } satisfies Story;
const noTests = { tried: undefined, run: fn() };
const health = (result: () => Response | Promise<Response>) => [http.get('*/health', result), ...scenarios.default];
const healthy = health(() => HttpResponse.json({ status: 'healthy' }));

/** Healthy, with the response time. */
export const Healthy: Story = {
  ...page,
  tags: ['SHELL-34', 'STATUS-01', 'STATUS-02', 'STATUS-03', 'STATUS-09'],
  parameters: { msw: healthy },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'System Status' })).toBeVisible();
    await expect(await canvas.findByText('Healthy')).toBeVisible();
    await expect(canvas.getByText(/^\d+ ms$/)).toBeVisible();
    await expect(canvas.getByText(/^(Fast|Moderate|Slow)$/)).toBeVisible();
  },
};

/** The database can’t be reached. */
export const Unhealthy: Story = {
  ...page,
  tags: ['STATUS-02', 'GAP-73'],
  parameters: { msw: health(() => HttpResponse.json({ status: 'unhealthy' }, { status: 503 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unhealthy')).toBeVisible();
  },
};

const responseAfter = (milliseconds: number, band: string): Story => ({
  ...page,
  render: () => (
    <StatusView state={{ is: 'loaded', health: { isHealthy: true, milliseconds } }} retry={fn()} tests={noTests} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${milliseconds} ms`).parentElement).toHaveTextContent(`${milliseconds} ms${band}`);
  },
});
/** 399 ms is fast. */
export const Fast: Story = { ...responseAfter(399, 'Fast'), tags: ['STATUS-04'] };
/** 400 ms is moderate. */
export const Moderate: Story = { ...responseAfter(400, 'Moderate'), tags: ['STATUS-04'] };
/** 1200 ms is slow. */
export const Slow: Story = { ...responseAfter(1200, 'Slow'), tags: ['STATUS-04'] };

/** The response isn’t JSON. */
export const NotJson: Story = {
  ...page,
  tags: ['STATUS-06', 'STATUS-07'],
  parameters: { msw: health(() => HttpResponse.html('<p>Bad gateway</p>', { status: 502 })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('API did not return valid JSON.')).toBeVisible();
  },
};

/** No response: the error’s message. */
export const NoAnswer: Story = {
  ...page,
  tags: ['STATUS-06', 'STATUS-08'],
  parameters: { msw: health(() => HttpResponse.error()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText('Failed to fetch')).toBeVisible();
  },
};

/** An error without a message. */
export const Wordless: Story = {
  ...page,
  tags: ['STATUS-08'],
  beforeEach: () => {
    const fetched = spyOn(window, 'fetch').mockRejectedValue(new Error(''));
    return () => fetched.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not fetch status.')).toBeVisible();
  },
};

/** While loading. */
export const Loading: Story = {
  ...page,
  tags: ['STATUS-06'],
  parameters: {
    msw: health(async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking the status')).toBeInTheDocument();
    await expect(canvas.queryByText(/^(Healthy|Unhealthy|Latency)$/)).not.toBeInTheDocument();
  },
};

/** Three test buttons, which state that reporting is off. */
export const Reporting: Story = {
  ...page,
  tags: ['STATUS-05', 'GAP-72', 'GAP-74'],
  parameters: { msw: healthy },
  play: async ({ canvas }) => {
    for (const test of ['Test error', 'Test message', 'Test rejected promise']) {
      await userEvent.click(canvas.getByRole('button', { name: test }));
      await expect(await canvas.findByText(`${test}: error reporting is off, so nothing was sent.`)).toBeVisible();
    }
  },
};

/** Errors that a story throws intentionally don't fail it. */
const onPurpose = { test: { dangerouslyIgnoreUnhandledErrors: true } };
const sent: string[] = [];
const service = (status: number) =>
  http.post('https://errors.example.com/api/7/envelope/', async ({ request }) => {
    sent.push(await request.text());
    return HttpResponse.json({ id: '1' }, { status });
  });
const configured = {
  decorators: [atPath('/status', { errorReporting: 'https://key@errors.example.com/7' })],
  // Errors of later stories must not be reported in this one.
  beforeEach: () => stopReporting,
} satisfies Story;

/** With reporting on, each test is reported end to end. */
export const Reported: Story = {
  ...configured,
  tags: ['SHELL-60', 'STATUS-05', 'GAP-74'],
  parameters: { msw: [...healthy, service(200)], ...onPurpose },
  play: async ({ canvas }) => {
    for (const test of ['Test error', 'Test message', 'Test rejected promise']) {
      sent.length = 0;
      await userEvent.click(canvas.getByRole('button', { name: test }));
      await expect(await canvas.findByText(`${test}: reported.`)).toBeVisible();
      await expect(sent.some((envelope) => envelope.includes(`"${test}"`))).toBe(true);
    }
  },
};

/** The reporting service can’t be reached. */
export const NotReported: Story = {
  ...configured,
  tags: ['SHELL-60', 'STATUS-05'],
  parameters: { msw: [...healthy, service(503)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test message' }));
    await expect(await canvas.findByText('Test message: the error-reporting service can’t be reached.')).toBeVisible();
  },
};

const after = (outcome: TestOutcome, text: string): Story => ({
  ...page,
  render: () => (
    <StatusView
      state={{ is: 'loaded', health: { isHealthy: true, milliseconds: 20 } }}
      retry={fn()}
      tests={{ tried: { test: 'error', outcome }, run: fn() }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
  },
});
/** A test on its way. */
export const Sending: Story = {
  ...after('sending', 'Test error: sending…'),
  tags: ['STATUS-05'],
};
/** A visit that has reported enough. */
export const Enough: Story = {
  ...after('dropped', 'Test error: not sent, because the limit of reports was reached.'),
  tags: ['STATUS-05'],
};

export const Phone: Story = {
  decorators: [atPath('/status', { hasShell: true })],
  parameters: { msw: healthy },
  globals: { viewport: { value: 'phone' } },
};
