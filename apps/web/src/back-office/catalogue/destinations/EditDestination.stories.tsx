import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, settled } from '../../../testing/editorSteps.ts';
import EditDestination from './EditDestination.route.tsx';

const { staffDestination } = examples.getStaffDestination;
const { staffDestinationDraft } = examples.createStaffDestination;
const sent = fn();

const opened = editorAt('/dashboard/catalogue/destinations/hegra-tombs');

const meta = {
  title: 'Routes/Dashboard destination',
  component: EditDestination,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditDestination>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form, replace, save } = formSteps('Destination');

/** A destination in Saudi Arabia with its picture and its history. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    const fields = await form();
    await expect(canvas.getByText('Published.')).toBeVisible();
    await expect(canvas.getByText(/noura@aitours.com changed price, duration/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See its page in the shop' })).toHaveAttribute(
      'href',
      '/saudi-arabia',
    );
    await expect(fields.getByRole('textbox', { name: 'Price, as text' })).toHaveValue('from AED 260');
    await expect(fields.getByRole('textbox', { name: 'Rating' })).toHaveValue('4.9');
    await expect(fields.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(
      'A sandstone valley in warm light',
    );
    await expect(fields.queryByRole('combobox', { name: 'Page' })).toBeNull();
  },
};

/** A draft for the home page, whose cards show less. */
export const Draft: Story = {
  ...opened(respondsWith('getStaffDestination', staffDestinationDraft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See its page in the shop' })).toBeNull();
    const fields = await form();
    await expect(fields.queryByRole('textbox', { name: 'City' })).toBeNull();
    await expect(fields.getByRole('textbox', { name: /^The card leads to/ })).toBeVisible();
  },
};

export const Archived: Story = opened(
  respondsWith('getStaffDestination', { ...staffDestinationDraft, state: 'archived' }),
);

/** The page decides what the card shows; what is typed stays when it is changed. */
export const New: Story = {
  ...editorAt('/dashboard/catalogue/destinations/new')(),
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Name' }), 'Maraya');
    await expect(fields.queryByRole('textbox', { name: 'City' })).toBeNull();
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Page' }), 'Saudi Arabia');
    await expect(fields.getByRole('textbox', { name: 'City' })).toBeRequired();
    await expect(fields.getByRole('textbox', { name: 'Name' })).toHaveValue('Maraya');
  },
};

export const Loading: Story = opened(neverResponds('getStaffDestination'));

export const Failed: Story = opened(fails('getStaffDestination', 'service-unavailable'));

export const Unknown: Story = opened(fails('getStaffDestination', 'not-found'));

export const Saved: Story = {
  ...opened(
    respondsWith('replaceStaffDestination', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffDestination, version: 'next' };
    }),
  ),
  name: 'GAP-59 saving sends the values and the version that was opened',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async () => {
    sent.mockClear();
    await replace('Price, as text', 'from AED 300');
    await save();
    await waitFor(() => expect(screen.getByText('The destination is saved.')).toBeVisible());
    await expect(sent).toHaveBeenCalledWith(
      { ...staffDestination.destination, price: 'from AED 300' },
      `"${staffDestination.version}"`,
    );
    await settled();
  },
};

/** Each error is at its field, and in a summary that has the focus. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await replace('Rating', '9');
    await userEvent.clear((await form()).getByRole('textbox', { name: 'What the picture shows' }));
    await userEvent.clear((await form()).getByRole('textbox', { name: 'City' }));
    await save();
    const fields = await form();
    await expect(fields.getByRole('link', { name: /Enter a number from 0 to 5, such as 4\.8$/ })).toBeVisible();
    for (const [name, text] of [
      ['What the picture shows', 'Say what the picture shows'],
      ['City', 'Please fill this in'],
    ] as const)
      await expect(fields.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(text));
  },
};

const conflict = changedByOthers('*/staff-destinations/:id/', (isFound) =>
  respondsWith('getStaffDestination', () =>
    isFound()
      ? {
          ...staffDestination,
          version: 'theirs',
          destination: { ...staffDestination.destination, name: 'Their name' },
        }
      : staffDestination,
  ),
);
/** What others have changed is in the form; what both have changed is named. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    await replace('City', 'Medina');
    await save();
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect((await form()).getByRole('textbox', { name: 'City' })).toHaveValue('Medina');
    await expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveValue('Their name');
  },
};

export const Copy: Story = {
  ...editorAt('/dashboard/catalogue/destinations/new?copy=hegra-tombs')(
    respondsWith('createStaffDestination', ({ body }) => {
      sent(body);
      return staffDestinationDraft;
    }),
  ),
  name: 'GAP-59 a copy has another name, comes last and is created',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async () => {
    sent.mockClear();
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Hegra');
    await save('Save the draft');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const { position: _, ...copied } = staffDestination.destination;
    await expect(sent).toHaveBeenCalledWith({ ...copied, name: 'Copy of Hegra' });
    await settled();
  },
};

export const StateChanged: Story = {
  ...opened(
    respondsWith('setDestinationState', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffDestination, state: 'draft' as const, version: 'next' };
    }),
  ),
  name: 'GAP-59 unpublishing it sends the version that was opened and offers to publish it',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ state: 'draft' }, `"${staffDestination.version}"`));
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await replace('City', 'Medina');
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await settled();
  },
};

/** The form stays usable when the state can’t be changed. */
export const StateFailed: Story = {
  ...opened(fails('setDestinationState', 'service-unavailable')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unpublish' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Restored: Story = {
  ...opened(respondsWith('getDestinationVersion', { ...staffDestination.destination, name: 'Mada’in Salih' })),
  name: 'GAP-59 an earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use this version/ }));
    await waitFor(async () =>
      expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveValue('Mada’in Salih'),
    );
    await expect(canvas.getByText('There are changes that aren’t saved.')).toBeVisible();
    await settled();
  },
};
