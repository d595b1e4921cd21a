import { examples, fails, neverResponds, problemExamples, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff } from '../../../testing/asUser.ts';
import { choosePictures } from '../../../testing/choosePictures.ts';
import { recordsQuery } from '../../../testing/recordRequests.ts';
import { tableSettled } from '../../../testing/tableSettled.ts';
import Pictures from './Pictures.route.tsx';

const { at, responses } = asStaff('content');
const { uploadedImage } = examples.uploadImage;
const requested = fn();
const pictures = recordsQuery('listStaffImages', requested, examples.listStaffImages.staffImages);
const changed = fn();
const uploads = http.post('*/staff-images/', async ({ request }) => {
  const { type, size } = await request.blob();
  changed(new URL(request.url).searchParams.get('alt'), type, size > 0);
  return HttpResponse.json(uploadedImage, { status: 201 });
});

const meta = {
  title: 'Routes/Dashboard pictures',
  component: Pictures,
  ...at('/dashboard/pictures', pictures),
} satisfies Meta<typeof Pictures>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: ReturnType<typeof within>, ...names: readonly string[]) => {
  await canvas.findByRole('table');
  await choosePictures(canvas.getByLabelText(/^New pictures/), ...names);
};
const describe = (canvas: ReturnType<typeof within>, file: string, text: string) =>
  userEvent.type(canvas.getByRole('textbox', { name: `What does “${file}” show?` }), text);
const upload = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Upload (the picture|\d+ pictures)$/ }));

/** Each picture with what it shows. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /A camel caravan/ }));
    await expect(row.getByText('2,560 × 1,707')).toBeVisible();
  },
};

/** Each chosen file has a preview and a field for what it shows. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'dunes.png', 'marina.png');
    await expect(canvas.getByRole('textbox', { name: 'What does “marina.png” show?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload 2 pictures' })).toBeVisible();
    await tableSettled();
  },
};

/** Without a text nothing is sent; the error is at the field and in a summary with the focus. */
export const TextMissing: Story = {
  parameters: responses(pictures, uploads),
  play: async ({ canvas }) => {
    await choose(canvas, 'dunes.png');
    await describe(canvas, 'dunes.png', 'ab');
    await upload(canvas);
    await waitFor(() => expect(canvas.getByRole('link', { name: /Describe “dunes.png”/ })).toBeVisible());
    await expect(changed).not.toHaveBeenCalled();
    await tableSettled();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await upload(canvas);
    await waitFor(() => expect(canvas.getByRole('link', { name: /Choose pictures first$/ })).toBeVisible());
    await tableSettled();
  },
};

export const Uploaded: Story = {
  name: 'Pictures are sent with their type and what they show, and the list is loaded again',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(pictures, uploads),
  play: async ({ canvas }) => {
    await choose(canvas, 'dunes.png', 'marina.png');
    await describe(canvas, 'dunes.png', 'A camel caravan on the crest of a dune');
    await describe(canvas, 'marina.png', ' Another text ');
    requested.mockClear();
    await upload(canvas);
    await waitFor(() => expect(canvas.getByText('Uploaded', { selector: 'p' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/was uploaded before, as “A camel caravan/)).toBeVisible());
    await expect(changed.mock.calls).toEqual([
      ['A camel caravan on the crest of a dune', 'image/png', true],
      ['Another text', 'image/png', true],
    ]);
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await tableSettled();
  },
};

let isRefused = true;
/** The file stays with its text and why it was refused; the next attempt sends it alone. */
export const UploadFailed: Story = {
  parameters: responses(
    pictures,
    http.post('*/staff-images/', ({ request }) => {
      const alt = new URL(request.url).searchParams.get('alt');
      changed(alt);
      if (alt !== 'The Marina' || !isRefused) return HttpResponse.json(uploadedImage, { status: 201 });
      const detail = 'The file has 300 × 200 pixels; at least 640 × 360 are needed.';
      const problem = { type: 'invalid-request', title: 'The request is not valid', status: 400, detail };
      return HttpResponse.json(problem, { status: 400, headers: { 'content-type': 'application/problem+json' } });
    }),
  ),
  beforeEach: () => {
    isRefused = true;
    changed.mockClear();
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'dunes.png', 'marina.png');
    await describe(canvas, 'dunes.png', 'A camel caravan on the crest of a dune');
    await describe(canvas, 'marina.png', 'The Marina');
    await upload(canvas);
    await waitFor(() => expect(canvas.getByText(/at least 640 × 360 are needed/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /marina/ })).toHaveValue('The Marina');
    isRefused = false;
    changed.mockClear();
    await upload(canvas);
    await waitFor(() => expect(changed.mock.calls).toEqual([['The Marina']]));
    await tableSettled();
  },
};

/** The share that was sent is shown. */
export const Uploading: Story = {
  parameters: responses(pictures, neverResponds('uploadImage')),
  play: async ({ canvas }) => {
    await choose(canvas, 'dunes.png');
    await describe(canvas, 'dunes.png', 'A dune');
    await upload(canvas);
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading “dunes.png”' })).toBeVisible();
  },
};

const open = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole(/Delete/.test(name) ? 'alertdialog' : 'dialog'));
};

export const EditingText: Story = {
  name: 'The text of a picture is edited',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(
    pictures,
    http.put('*/staff-images/:id/alt/', async ({ request, params }) => {
      changed(params['id'], await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit the text of “A camel caravan on the crest of a dune”');
    const field = dialog.getByRole('textbox', { name: 'Alternative text' });
    await userEvent.clear(field);
    await userEvent.type(field, ' x ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the text' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: /Describe the picture/ })).toBeVisible());
    await userEvent.type(field, 'Six camels');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the text' }));
    await waitFor(() => expect(screen.getByText('The text is saved.')).toBeVisible());
    await expect(changed.mock.calls).toEqual([[uploadedImage.id, { alt: 'x Six camels' }]]);
    await tableSettled();
  },
};

export const EditFailed: Story = {
  parameters: responses(pictures, fails('setImageAlt', 'internal')),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit the text of “A camel caravan on the crest of a dune”');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the text' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

export const Deleted: Story = {
  name: 'A picture is deleted after a question',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(
    pictures,
    http.delete('*/staff-images/:id/', ({ params }) => {
      changed(params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Delete “A camel caravan on the crest of a dune”');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the picture' }));
    await waitFor(() => expect(screen.getByText('The picture is deleted.')).toBeVisible());
    await expect(changed.mock.calls).toEqual([[uploadedImage.id]]);
    await tableSettled();
  },
};

/** The server says which product uses it. */
export const InUse: Story = {
  parameters: responses(
    pictures,
    http.delete('*/staff-images/:id/', () =>
      HttpResponse.json(
        { ...problemExamples.conflict, detail: '“Red Dunes Safari” uses this picture.' },
        {
          status: 409,
          headers: { 'content-type': 'application/problem+json' },
        },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Delete “A camel caravan on the crest of a dune”');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the picture' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('“Red Dunes Safari” uses this picture');
  },
};

export const Empty: Story = {
  parameters: responses(respondsWith('listStaffImages', { count: 0, next: null, previous: null, results: [] })),
};

export const Loading: Story = {
  parameters: responses(neverResponds('listStaffImages')),
};

export const Failed: Story = {
  parameters: responses(fails('listStaffImages', 'service-unavailable')),
};
