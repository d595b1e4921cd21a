import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, settled } from '../../../testing/editorSteps.ts';
import CatalogueFaq from './CatalogueFaq.route.tsx';

const { staffFaq } = examples.getStaffFaq;
const sent = fn();
const opened = editorAt('/dashboard/catalogue/faq');

const saves = respondsWith('replaceFaq', ({ body, headers }) => {
  sent(body, headers.get('if-match'));
  return { ...staffFaq, version: 'next', faq: body };
});

const meta = {
  title: 'Routes/Dashboard FAQ',
  component: CatalogueFaq,
} satisfies Meta<typeof CatalogueFaq>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form, press } = formSteps('FAQ');
const questions = async () =>
  (await form()).getAllByRole<HTMLInputElement>('textbox', { name: 'Question' }).map(({ value }) => value);

/** The questions with their sections, and what staff have changed. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    const [first] = staffFaq.faq.entries;
    await expect((await form()).getAllByRole('textbox', { name: 'Question' })[0]).toHaveValue(first!.question);
    await expect(canvas.getByText(/noura@aitours.com changed questions/)).toBeVisible();
  },
};

export const Loading: Story = opened(neverResponds('getStaffFaq'));

export const Failed: Story = opened(fails('getStaffFaq', 'service-unavailable'));

export const Moved: Story = {
  ...opened(saves),
  name: 'A question is moved, hidden and added by keyboard, and saved with the version that was opened',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const [first, second] = await questions();
    (await form()).getByRole('button', { name: 'Move Question 2 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect((await questions()).slice(0, 2)).toEqual([second, first]);
    await userEvent.click((await form()).getAllByRole('checkbox', { name: 'Customers see it' })[1]!);
    await press('Add a question');
    await waitFor(async () =>
      expect((await form()).getAllByRole('textbox', { name: 'Question' }).at(-1)).toHaveFocus(),
    );
    await userEvent.keyboard('Is there Wi-Fi?');
    await userEvent.type((await form()).getAllByRole('textbox', { name: 'Answer' }).at(-1)!, 'On most buses.');
    await userEvent.type((await form()).getAllByRole('textbox', { name: 'Section' }).at(-1)!, 'On the day');
    await press('Save');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [{ entries }, version] = sent.mock.calls[0] ?? [];
    await expect(version).toBe(`"${staffFaq.version}"`);
    await expect(entries.map(({ question }: { question: string }) => question).slice(0, 2)).toEqual([second, first]);
    await expect(entries[1].published).toBe(false);
    await expect(entries.at(-1)).toEqual({
      section: 'On the day',
      topic: 'help',
      question: 'Is there Wi-Fi?',
      answer: 'On most buses.',
      published: false,
    });
    await settled();
  },
};

export const RemovedAndBack: Story = {
  ...opened(),
  name: 'A removed question can be put back where it was, and what was typed since stays',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const before = await questions();
    await press('Remove Question 2');
    await expect(await questions()).toEqual(before.filter((_, at) => at !== 1));
    await userEvent.type((await form()).getAllByRole('textbox', { name: 'Question' })[0]!, ' Today');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const expected = [`${before[0]} Today`, ...before.slice(1)];
    await waitFor(async () => expect(await questions()).toEqual(expected));
    await settled();
  },
};

/** Each error is at its field, and in a summary that has the focus. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    const answer = (await form()).getAllByRole('textbox', { name: 'Answer' })[0]!;
    await userEvent.clear(answer);
    await userEvent.type(answer, 'It costs {{price}.');
    await press('Save');
    await expect(
      await (await form()).findByRole('link', { name: /: There is no such sentence: leave out the braces$/ }),
    ).toBeVisible();
  },
};

const conflict = changedByOthers('*/staff-faq/', (isFound) =>
  respondsWith('getStaffFaq', () => (isFound() ? { ...staffFaq, version: 'theirs' } : staffFaq)),
);
/** What others have changed is named, and nothing is lost. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    const answer = (await form()).getAllByRole('textbox', { name: 'Answer' })[0]!;
    await userEvent.clear(answer);
    await userEvent.type(answer, 'Mine.');
    await press('Save');
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect((await form()).getAllByRole('textbox', { name: 'Answer' })[0]).toHaveValue('Mine.');
  },
};

export const Restored: Story = {
  ...opened(respondsWith('getFaqVersion', { entries: [{ ...staffFaq.faq.entries[0]!, answer: 'As before.' }] })),
  name: 'An earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use this version/ }));
    await waitFor(async () =>
      expect((await form()).getAllByRole('textbox', { name: 'Answer' })[0]).toHaveValue('As before.'),
    );
    await settled();
  },
};
