import { examples, fails, neverResponds, problemExamples, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../testing/asUser.ts';
import { waitForTexts } from '../../testing/expectTexts.ts';
import { recordsBody, recordsQuery } from '../../testing/recordRequests.ts';
import { tableSettled } from '../../testing/tableSettled.ts';
import Webhooks from './Webhooks.route.tsx';

const { at, responses } = asStaff('owner');
const { newWebhookEndpoint } = examples.createWebhookEndpoint;
const { webhookEndpoint } = examples.replaceWebhookEndpoint;
const url = 'https://crm.example.com/aitours';
const requested = fn();
const deliveries = recordsQuery('listWebhookDeliveries', requested, examples.listWebhookDeliveries.webhookDeliveries);
const changed = fn();
const listed = fn();
type Canvas = ReturnType<typeof within>;
const withHandlers = (...handlers: readonly Handler[]) => responses(...handlers, deliveries);
const withoutContent = () => new HttpResponse(null, { status: 204 });

const meta = {
  title: 'Routes/Dashboard webhooks',
  component: Webhooks,
  ...at('/dashboard/webhooks', deliveries),
} satisfies Meta<typeof Webhooks>;
export default meta;
type Story = StoryObj<typeof meta>;

const click = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

/** The endpoints, and what was sent to them. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: url })).toBeVisible();
    await expect(canvas.getByText('Switched off')).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /last places of a time slot/ }));
    await expect(row.getByText('HTTP 503, 12 attempts')).toBeVisible();
    await tableSettled();
  },
};

/** A new endpoint receives all events until some are chosen. */
export const Adding: Story = {
  play: async ({ canvas }) => {
    await click(canvas, 'Add an endpoint');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an endpoint' }));
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await tableSettled();
  },
};

export const Added: Story = {
  name: 'An endpoint is added, and its secret is shown once',
  tags: ['!autodocs', 'test-only'],
  parameters: withHandlers(recordsBody('createWebhookEndpoint', changed, newWebhookEndpoint)),
  play: async ({ canvas }) => {
    await click(canvas, 'Add an endpoint');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), ` ${url} `);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'A booking is changed' }));
    await click(dialog, 'Save the endpoint');
    const shown = within(await screen.findByRole('alertdialog', { name: 'The secret of the endpoint' }));
    await expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(newWebhookEndpoint.secret);
    const events = ['booking.confirmed', 'booking.cancelled', 'payment.refunded', 'slot.sold_out'];
    await expect(changed.mock.calls).toEqual([[{ url, events, is_active: true }]]);
    await click(shown, 'I have copied it');
    await waitFor(() => expect(screen.queryByText(newWebhookEndpoint.secret)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add an endpoint' })).toHaveFocus());
    await tableSettled();
  },
};

/** Nothing is sent; each error is at its field. */
export const InvalidEntries: Story = {
  play: async ({ canvas }) => {
    await click(canvas, 'Add an endpoint');
    const dialog = within(await screen.findByRole('dialog'));
    for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
    await click(dialog, 'Save the endpoint');
    await waitFor(() => expect(dialog.getByRole('link', { name: /Enter the address/ })).toBeVisible());
    await expect(dialog.getByRole('link', { name: /Choose at least one event$/ })).toBeVisible();
    await tableSettled();
  },
};

/** The address stays in the form. */
export const AddressTaken: Story = {
  parameters: withHandlers(
    http.post('*/webhook-endpoints/', () =>
      HttpResponse.json(
        { ...problemExamples.conflict, detail: 'Another endpoint has this address.' },
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await click(canvas, 'Add an endpoint');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), url);
    await click(dialog, 'Save the endpoint');
    await waitFor(() => expect(dialog.getByText('Another endpoint has this address.')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(url);
    await tableSettled();
  },
};

export const Changed: Story = {
  name: 'An endpoint is switched off',
  tags: ['!autodocs', 'test-only'],
  parameters: withHandlers(
    respondsWith('replaceWebhookEndpoint', ({ body, headers }) => {
      changed(headers.get('if-match'), body);
      return webhookEndpoint;
    }),
  ),
  play: async ({ canvas }) => {
    await click(canvas, `Change ${url}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the endpoint' }));
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(url);
    await userEvent.click(dialog.getByRole('switch', { name: 'Send events' }));
    await click(dialog, 'Save the endpoint');
    await waitFor(() => expect(screen.getByText('The endpoint is changed.')).toBeVisible());
    const events = ['booking.confirmed', 'booking.cancelled'];
    await expect(changed.mock.calls).toEqual([[`"${webhookEndpoint.version}"`, { url, events, is_active: false }]]);
    await tableSettled();
  },
};

/** Another owner has saved first: their version is shown with what was changed, and the next attempt replaces it. */
export const ChangedMeanwhile: Story = {
  parameters: withHandlers(
    http.put('*/webhook-endpoints/:id/', ({ request }) =>
      request.headers.get('if-match') === '"theirs"'
        ? undefined
        : HttpResponse.json(problemExamples['precondition-failed'], {
            status: 412,
            headers: { 'content-type': 'application/problem+json' },
          }),
    ),
    respondsWith('replaceWebhookEndpoint', ({ body, headers }) => {
      changed(headers.get('if-match'), body);
      return webhookEndpoint;
    }),
    respondsWith('listWebhookEndpoints', () => {
      listed();
      const [first, ...others] = examples.listWebhookEndpoints.webhookEndpoints;
      const theirs = { ...first!, version: 'theirs', url: 'https://new.example.com/aitours' };
      return [listed.mock.calls.length === 1 ? first! : theirs, ...others];
    }),
  ),
  play: async ({ canvas }) => {
    await click(canvas, `Change ${url}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the endpoint' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Send events' }));
    await click(dialog, 'Save the endpoint');
    await expect(await dialog.findByText(/Another staff member has changed this endpoint/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('https://new.example.com/aitours');
    await expect(dialog.getByRole('switch', { name: 'Send events' })).not.toBeChecked();
    await expect(changed).not.toHaveBeenCalled();
    await tableSettled();
  },
};

export const SavedOnTheirs: Story = {
  ...ChangedMeanwhile,
  name: 'What was changed is saved on the version of another owner',
  tags: ['!autodocs', 'test-only'],
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    await click(within(screen.getByRole('dialog')), 'Save the endpoint');
    await waitFor(() => expect(changed).toHaveBeenCalled());
    const fields = { url: 'https://new.example.com/aitours', is_active: false };
    await expect(changed.mock.calls).toEqual([['"theirs"', expect.objectContaining(fields)]]);
    await tableSettled();
  },
};

export const Tested: Story = {
  name: 'A test is queued, and the list is loaded again',
  tags: ['!autodocs', 'test-only'],
  parameters: withHandlers(http.post('*/webhook-endpoints/:id/tests/', withoutContent)),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    requested.mockClear();
    await click(canvas, `Send a test to ${url}`);
    await waitFor(() => expect(screen.getByText(/The test is on its way/)).toBeVisible());
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await tableSettled();
  },
};

export const TestFailed: Story = {
  parameters: withHandlers(fails('sendTestWebhook', 'internal')),
  play: async ({ canvas }) => {
    await click(canvas, `Send a test to ${url}`);
    await expect(await canvas.findByText(/^We couldn’t send a test|went wrong/)).toBeVisible();
  },
};

export const Removed: Story = {
  name: 'An endpoint is removed after a question',
  tags: ['!autodocs', 'test-only'],
  parameters: withHandlers(
    http.delete('*/webhook-endpoints/:id/', ({ params }) => {
      changed(params['id']);
      return withoutContent();
    }),
  ),
  play: async ({ canvas }) => {
    await click(canvas, `Remove ${url}`);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this endpoint?' }));
    await expect(changed).not.toHaveBeenCalled();
    await click(dialog, 'Remove the endpoint');
    await waitFor(() => expect(screen.getByText('The endpoint is removed.')).toBeVisible());
    await expect(changed.mock.calls).toEqual([[newWebhookEndpoint.id]]);
    await tableSettled();
  },
};

export const RemovalFailed: Story = {
  parameters: withHandlers(fails('deleteWebhookEndpoint', 'internal')),
  play: async ({ canvas }) => {
    await click(canvas, `Remove ${url}`);
    const dialog = within(await screen.findByRole('alertdialog'));
    await click(dialog, 'Remove the endpoint');
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const SentAgain: Story = {
  name: 'What was given up is sent again',
  tags: ['!autodocs', 'test-only'],
  parameters: withHandlers(
    http.post('*/webhook-deliveries/:id/redeliveries/', ({ params }) => {
      changed(params['id']);
      return withoutContent();
    }),
  ),
  play: async ({ canvas }) => {
    await click(canvas, 'Send again: The last places of a time slot or a tour are taken, 101, Sat 2 March 2030');
    await waitFor(() => expect(screen.getByText('It is on its way again.')).toBeVisible());
    const [, failed] = examples.listWebhookDeliveries.webhookDeliveries.results;
    await expect(changed.mock.calls).toEqual([[failed?.id]]);
    await tableSettled();
  },
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Given up');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by booking number or address' }), 'crm');
    const sent = { page: '1', page_size: '10', search: 'crm', state: 'failed' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await tableSettled();
  },
};

export const Empty: Story = {
  parameters: responses(
    respondsWith('listWebhookEndpoints', []),
    respondsWith('listWebhookDeliveries', { count: 0, next: null, previous: null, results: [] }),
  ),
  play: ({ canvas }) => waitForTexts(canvas, 'There is no endpoint yet.'),
};

export const Loading: Story = {
  parameters: responses(neverResponds('listWebhookEndpoints'), neverResponds('listWebhookDeliveries')),
};

export const Failed: Story = {
  parameters: responses(
    fails('listWebhookEndpoints', 'service-unavailable'),
    fails('listWebhookDeliveries', 'service-unavailable'),
  ),
  play: ({ canvas }) => waitForTexts(canvas, 'Failed to load the endpoints'),
};
