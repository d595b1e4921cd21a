import type { Schema } from '@aitours/api-client';
import { examples, fails, losesConnection, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import CheckIns from './CheckIns.route.tsx';

const { staffUser } = examples.getMe;
const gateUser = { ...staffUser, staff_role: 'gate' } as const;
const asGate = respondsWith('getMe', gateUser);
const path = '/dashboard/gate';
const sent = fn();

const pass = {
  number: 'AB12345678-2',
  title: 'Evening Desert Safari',
  date: '2030-03-02',
  time: '15:00',
  kind: 'adult',
} as const;
const first = { id: 'first', at: '2030-03-02T06:02:00.000Z', gate: 'North gate' };

/** The server decides each scan like this. */
const decides = (result: Schema<'ScanResult'>, rest: Partial<Schema<'RecordedScan'>> = {}) =>
  respondsWith('recordCheckIns', ({ body }) => {
    sent(body.scans.map((scan) => scan.pass));
    return {
      results: body.scans.map(({ id, pass: number, gate }) => ({
        id,
        result,
        pass: { ...pass, ...(number.length < 100 && { number }) },
        customer_name: 'Omar Nasser',
        check_in: result === 'admitted' ? { id, at: '2030-03-02T06:00:00.000Z', gate } : null,
        ...rest,
      })),
    };
  });

const unsentScan = {
  id: 'own-1',
  number: 'AB12345678-3',
  pass: 'AB12345678-3',
  scanned_at: '2030-03-02T05:58:00.000Z',
  gate: 'Gate 1',
  isUndone: false,
};
const storedScans = (stored: object) => ({
  [`gate scans of ${gateUser.id}`]: JSON.stringify({ scans: [], refused: [], ...stored }),
});

/** The visits with what the browser has stored; a story's parameter `stored` selects one. */
const visits: Readonly<Record<string, Decorator>> = {
  nothing: atPath(path, { as: gateUser }),
  unsent: atPath(path, { as: gateUser, storage: storedScans({ scans: [unsentScan] }) }),
  refused: atPath(path, {
    as: gateUser,
    storage: storedScans({ refused: [{ id: 'own-1', number: 'AB12345678-1', result: 'already', checkIn: first }] }),
  }),
  settings: atPath(path, { as: gateUser, storage: { 'gate product': '201', 'gate name': 'Level 124' } }),
};

const withVisit: Decorator = (Story, context) => {
  const visit = visits[String(context.parameters['stored'] ?? 'nothing')];
  return visit ? visit(Story, context) : <Story />;
};

const meta = {
  title: 'Routes/Dashboard gate',
  component: CheckIns,
  decorators: [withVisit],
  globals: { clock: 'before' },
  parameters: { layout: 'fullscreen', msw: [asGate, decides('admitted'), ...scenarios.default] },
} satisfies Meta<typeof CheckIns>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const phone = {
  globals: { clock: 'before', viewport: { value: 'phone' } },
} as const;

async function type(canvas: Canvas, text: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Number or name' }), text);
}

async function scan(canvas: Canvas, title: string, number = 'AB12345678-2') {
  await type(canvas, `${number}{Enter}`);
  await expect(await canvas.findByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** The gate before the first scan: how many are in, the camera, and the search. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 5 are in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ready' })).toBeVisible();
  },
};

/** A pass admits; the count goes up, and the field is ready for the next one. */
export const Admitted: Story = {
  play: async ({ canvas }) => {
    await scan(canvas, 'Welcome');
    await expectTexts(canvas, 'Omar Nasser', 'AB12345678-2 · Adult', '2 of 5 are in');
    await expect(canvas.getByRole('button', { name: 'Undo the check-in of AB12345678-2' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Number or name' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Number or name' })).toHaveFocus();
  },
};

export const AdmittedPhone: Story = {
  ...Admitted,
  ...phone,
};

/** A second scan shows when and where the first was. */
export const AlreadyIn: Story = {
  parameters: { ...meta.parameters, msw: [asGate, decides('already', { check_in: first }), ...scenarios.default] },
  play: async ({ canvas }) => {
    await scan(canvas, 'Already in');
    await expect(canvas.getByText('First scan at 10:02 AM, North gate')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo the check-in of AB12345678-2/ })).not.toBeInTheDocument();
  },
};

export const AlreadyInPhone: Story = {
  ...AlreadyIn,
  ...phone,
};

const refusedStory = (result: Schema<'ScanResult'>, title: string, text: RegExp): Story => ({
  parameters: { ...meta.parameters, msw: [asGate, decides(result), ...scenarios.default] },
  play: async ({ canvas }) => {
    await scan(canvas, title);
    await expectTexts(canvas, text, '1 of 5 are in');
  },
});

/** The booking waits for its payment. */
export const Unpaid: Story = refusedStory('unpaid', 'Not paid', /Send the traveller to the desk/);

export const Cancelled: Story = refusedStory('cancelled', 'Cancelled', /The booking is cancelled/);

/** The booking was changed after the pass was issued. */
export const OldPass: Story = refusedStory('changed', 'Old pass', /Ask for the new pass/);

/** The pass is for another day, which is shown. */
export const WrongDay: Story = {
  parameters: {
    ...meta.parameters,
    msw: [asGate, decides('wrong-day', { pass: { ...pass, date: '2030-03-03' } }), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await scan(canvas, 'Wrong day');
    await expect(canvas.getByText('Valid on 3 Mar 2030')).toBeVisible();
  },
};

/** The shop hasn’t issued the pass. */
export const NotOurPass: Story = {
  parameters: {
    ...meta.parameters,
    msw: [asGate, decides('unknown', { pass: null, customer_name: null }), ...scenarios.default],
  },
  play: ({ canvas }) => scan(canvas, 'Not our pass', 'AB00000001-1'),
};

/** The pass can be checked in again. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await scan(canvas, 'Welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the check-in of AB12345678-2' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Undone' })).toHaveFocus();
    await expect(canvas.getByText('AB12345678-2 is not checked in.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/not sent yet/)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('1 of 5 are in')).toBeVisible());
  },
};

/** The server refuses the request, not the pass. */
export const ScanFailed: Story = {
  parameters: { ...meta.parameters, msw: [asGate, fails('recordCheckIns', 'invalid-request'), ...scenarios.default] },
  play: ({ canvas }) => scan(canvas, 'Not checked in'),
};

/** Bookings are found by name while it is typed: who is in, and who can be checked in. */
export const FoundByName: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'nasser');
    await waitForTexts(canvas, '1 booking found', 'In since 12:41 PM, Desert camp');
    await expect(canvas.getByRole('button', { name: 'Check in AB12345678-3' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check in all 2' })).toBeVisible();
  },
};

export const FoundByNamePhone: Story = {
  ...FoundByName,
  ...phone,
};

/** A whole party is checked in at once. */
export const PartyAdmitted: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'nasser');
    await userEvent.click(await canvas.findByRole('button', { name: 'Check in all 2' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Welcome, all 2' })).toHaveFocus());
    await expect(sent.mock.calls).toEqual([[['AB12345678-2', 'AB12345678-3']]]);
    await expect(canvas.getByText('3 of 5 are in')).toBeVisible();
  },
};

/** A cancelled booking is found, and can’t be checked in. */
export const FoundCancelled: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'aisha');
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Aisha Rahman' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Check in/ })).not.toBeInTheDocument();
  },
};

/** No booking of today has the name. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await type(canvas, 'nobody');
    await expect(await canvas.findByText('No booking of today matches “nobody”.')).toBeVisible();
  },
};

/** The number of another day’s booking is found on the server, with its day. */
export const FoundOnAnotherDay: Story = {
  parameters: {
    ...meta.parameters,
    msw: [
      asGate,
      respondsWith('listExpectedBookings', ({ query }) => {
        const { expectedBookings } = examples.listExpectedBookings;
        if (!query.has('search')) return expectedBookings;
        const [booking] = expectedBookings.results;
        if (!booking) return expectedBookings;
        const passes = booking.passes.map((other) => ({ ...other, date: '2030-03-03', check_in: null }));
        return { ...expectedBookings, count: 1, results: [{ ...booking, booking_number: 'AB00000009', passes }] };
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await type(canvas, 'AB00000009{Enter}');
    await expect(await canvas.findByText('1 booking found')).toBeVisible();
    await expect(canvas.getAllByText('Evening Desert Safari · 3 Mar 2030')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Check in/ })).not.toBeInTheDocument();
  },
};

/** Nothing was typed: the message is at the field. */
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Find' }));
    await expect(canvas.getByRole('textbox', { name: 'Number or name' })).toHaveAccessibleDescription(
      /Type a number or a name/,
    );
  },
};

/** Only the passes of one product, and the gate’s own name. */
export const OneProduct: Story = {
  parameters: { ...meta.parameters, stored: 'settings' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 2 are in')).toBeVisible();
    await userEvent.click(canvas.getByText('Gate and product'));
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue('Burj Khalifa: At the Top');
    await expect(canvas.getByRole('textbox', { name: 'Name of this gate' })).toHaveValue('Level 124');
  },
};

/** Without a connection scans are decided in the browser, and stored until it is back. */
export const WithoutConnection: Story = {
  parameters: {
    ...meta.parameters,
    msw: [asGate, losesConnection('recordCheckIns'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await scan(canvas, 'Welcome');
    await expectTexts(canvas, 'Decided without a connection; sent later.', '1 scan not sent yet');
    await scan(canvas, 'Already in');
    await scan(canvas, 'Cancelled', 'AB34567890-1');
    await expect(canvas.getByText('1 scan not sent yet')).toBeVisible();
  },
};

/** Two gates let the same pass in without a connection: the later one learns it. */
export const RefusedLater: Story = {
  parameters: { ...meta.parameters, stored: 'refused' },
  play: ({ canvas }) =>
    waitForTexts(
      canvas,
      /^1 scan let in without a connection/,
      /AB12345678-1 · Already in · First scan at 10:02 AM, North gate/,
    ),
};

export const Sent: Story = {
  name: 'Stored scans are sent when the page opens',
  tags: ['!autodocs', 'test-only'],
  parameters: { ...meta.parameters, stored: 'unsent' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent.mock.calls).toEqual([[['AB12345678-3']]]));
    await waitFor(() => expect(canvas.queryByText(/not sent yet/)).not.toBeInTheDocument());
  },
};

/** Unsent scans are deleted only after a question. */
export const LogOutWithUnsent: Story = {
  parameters: {
    ...meta.parameters,
    stored: 'unsent',
    msw: [asGate, losesConnection('recordCheckIns'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out now?' }));
    await waitFor(() => expect(dialog.getByText(/1 scan not sent yet\. If you log out now/)).toBeVisible());
  },
};

export const StayedAndLeft: Story = {
  name: 'Staying keeps the scans; leaving deletes them',
  tags: ['!autodocs', 'test-only'],
  parameters: LogOutWithUnsent.parameters ?? {},
  play: async ({ canvas }) => {
    const stored = () => localStorage.getItem(`gate scans of ${gateUser.id}`);
    const logOut = await canvas.findByRole('button', { name: 'Logout' });
    await userEvent.click(logOut);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out now?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(logOut).toHaveFocus());
    await expect(stored()).toContain('AB12345678-3');
    await userEvent.click(logOut);
    const again = within(await screen.findByRole('alertdialog', { name: 'Log out now?' }));
    await userEvent.click(again.getByRole('button', { name: 'Log out and delete' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/auth'));
    await expect(stored()).not.toContain('AB12345678-3');
  },
};

/** The camera isn’t allowed: the number still works. */
export const CameraDenied: Story = {
  beforeEach: () => mockCamera(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan with the camera' }));
    await expect(await canvas.findByText(/The camera can’t be used/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Scan with the camera' })).toHaveFocus();
  },
};

export const CameraOn: Story = {
  name: 'The camera reads a pass once while it is in the picture',
  tags: ['!autodocs', 'test-only'],
  beforeEach: async () => {
    const frames = await showCode(examples.listPasses.passes.passes[0]?.code ?? '');
    return mockCamera(async () => frames);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan with the camera' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([[[examples.listPasses.passes.passes[0]?.code]]]), {
      timeout: 10_000,
    });
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Welcome' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the camera' }));
    await expect(canvas.getByRole('button', { name: 'Scan with the camera' })).toHaveFocus();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

function mockCamera(getUserMedia: () => Promise<MediaStream>): () => void {
  const own = navigator.mediaDevices.getUserMedia;
  navigator.mediaDevices.getUserMedia = getUserMedia;
  return () => {
    navigator.mediaDevices.getUserMedia = own;
  };
}

/** Returns a video of the code of a pass. */
async function showCode(code: string): Promise<MediaStream> {
  const { encode } = await import('uqr');
  const { data } = encode(code, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  const cell = Math.floor(canvas.height / data.length);
  const draw = () => {
    if (!context) return;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'black';
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * cell, y * cell, cell, cell);
  };
  draw();
  setInterval(draw, 100);
  return canvas.captureStream();
}

export const Loading: Story = {
  parameters: { ...meta.parameters, msw: [asGate, neverResponds('listExpectedBookings'), ...scenarios.default] },
};

/** The day’s bookings can’t be loaded, and none are stored. */
export const Failed: Story = {
  parameters: { ...meta.parameters, msw: [asGate, fails('listExpectedBookings', 'internal'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today’s bookings couldn’t be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
