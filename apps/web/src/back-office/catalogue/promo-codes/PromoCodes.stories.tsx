import { examples, fails, neverResponds, problemExamples, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../../testing/asUser.ts';
import { expectTexts } from '../../../testing/expectTexts.ts';
import { recordsBody } from '../../../testing/recordRequests.ts';
import { tableSettled } from '../../../testing/tableSettled.ts';
import PromoCodes from './PromoCodes.route.tsx';

const { at, responses } = asStaff('manager');
const { promoCode } = examples.createPromoCode;
const { promoCodes } = examples.listPromoCodes;
const [spring] = promoCodes.results;
const saved = fn();
const createsCode = recordsBody('createPromoCode', saved, promoCode);
const listed = fn();
const listing = respondsWith('listPromoCodes', ({ query }) => {
  listed(query.get('search'));
  return promoCodes;
});
type Canvas = ReturnType<typeof within>;
const withHandlers = (...handlers: readonly Handler[]) => responses(...handlers, listing);

const meta = {
  title: 'Routes/Dashboard promo codes',
  component: PromoCodes,
  ...at('/dashboard/promo-codes', listing),
} satisfies Meta<typeof PromoCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

const click = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const openNew = async (canvas: Canvas) => {
  await click(canvas, 'New promo code');
  return within(await screen.findByRole('dialog', { name: 'New promo code' }));
};
const openSpring = async (canvas: Canvas) => {
  await click(canvas, 'Edit SPRING10');
  return within(await screen.findByRole('dialog', { name: 'Promo code SPRING10' }));
};
const replace = async (form: Canvas, name: string, text: string) => {
  const field = form.getByRole('textbox', { name });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

/** What each code takes off, of what, when, and how often it was used. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /SPRING10/ }));
    await expectTexts(
      row,
      '10%',
      'Desert Safari with Dune Bashing and Dinner and 1 more',
      '128 of 500',
      '1 per customer',
      'AED 6,420.50',
    );
    const sorry = within(canvas.getByRole('row', { name: /SORRY-50/ }));
    for (const text of ['AED 50.00', 'Everything', 'Any day', '1 of 1', 'Used up'])
      await expect(sorry.getAllByText(text)[0]).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /WINTER15/ })).getByText('Off')).toBeVisible();
    await tableSettled();
  },
};

export const Loading: Story = {
  parameters: responses(neverResponds('listPromoCodes')),
};

export const Failed: Story = {
  parameters: responses(fails('listPromoCodes', 'internal')),
};

export const Empty: Story = {
  parameters: responses(respondsWith('listPromoCodes', { count: 0, next: null, previous: null, results: [] })),
};

/** A new code is for everything, and once per customer. */
export const Adding: Story = {
  play: async ({ canvas }) => {
    const form = await openNew(canvas);
    await expect(form.getByRole('textbox', { name: 'Bookings per customer' })).toHaveValue('1');
    await expect(form.getByRole('switch', { name: 'Can be used' })).toBeChecked();
    await tableSettled();
  },
};

/** Saved like this, the code would be for everything. */
export const ProductNotChosen: Story = {
  parameters: withHandlers(createsCode),
  play: async ({ canvas }) => {
    const form = await openNew(canvas);
    await replace(form, 'Code', 'Desert-50');
    await replace(form, 'Percent', '10');
    await userEvent.type(form.getByRole('combobox', { name: 'Search products' }), 'mosque');
    await screen.findByRole('option');
    await userEvent.tab();
    await click(form, 'Save');
    await expect(
      await form.findByRole('link', { name: /^Search products: Choose a product of the list/ }),
    ).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await tableSettled();
  },
};

export const Added: Story = {
  name: 'A promo code of an amount for a product that was searched for',
  tags: ['!autodocs', 'test-only'],
  parameters: withHandlers(createsCode),
  play: async ({ canvas }) => {
    const form = await openNew(canvas);
    await replace(form, 'Code', 'Desert-50');
    await userEvent.click(form.getByRole('radio', { name: 'An amount' }));
    await replace(form, 'Amount in AED', '49.5');
    await userEvent.type(form.getByRole('combobox', { name: 'Search products' }), 'mosque');
    const { id, title } = examples.searchCatalogue.searchResults.groups[0]!.results[0]!;
    await userEvent.click(await screen.findByRole('option', { name: title }));
    await waitFor(() => expect(form.getByRole('row', { name: title })).toBeVisible());
    await userEvent.type(form.getByLabelText('Last day'), '2030-03-31');
    await replace(form, 'Bookings in total', '20');
    const before = listed.mock.calls.length;
    await click(form, 'Save');
    await waitFor(() => expect(screen.getByText(`The promo code ${promoCode.code} was added.`)).toBeVisible());
    await expect(saved.mock.calls).toEqual([
      [
        {
          code: 'Desert-50',
          percent: null,
          amount: '49.50',
          products: [{ type: 'activity', id }],
          valid_from: null,
          valid_until: '2030-03-31',
          max_uses: 20,
          max_uses_per_customer: 1,
          is_active: true,
        },
      ],
    ]);
    await waitFor(() => expect(listed.mock.calls.length).toBeGreaterThan(before));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await tableSettled();
  },
};

/** Nothing is sent; each error is at its field. */
export const InvalidEntries: Story = {
  play: async ({ canvas }) => {
    const form = await openNew(canvas);
    await replace(form, 'Code', 'x');
    await replace(form, 'Bookings per customer', '0');
    await click(form, 'Save');
    await waitFor(() =>
      expect(form.getByRole('link', { name: /Use 3 to 24 letters, digits and hyphens/ })).toBeVisible(),
    );
    await expect(form.getByRole('link', { name: /Enter a whole number from 1 to 100$/ })).toBeVisible();
    await tableSettled();
  },
};

/** The server’s message is at its field; what was typed stays. */
export const CodeTaken: Story = {
  parameters: withHandlers(
    http.post('*/promo-codes/', () =>
      HttpResponse.json(
        { ...problemExamples['invalid-request'], errors: { code: ['Another promo code has this text.'] } },
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    const form = await openNew(canvas);
    await replace(form, 'Code', 'SPRING10');
    await replace(form, 'Percent', '10');
    await click(form, 'Save');
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
        /Another promo code has this text/,
      ),
    );
    await expect(form.getByRole('textbox', { name: 'Code' })).toHaveValue('SPRING10');
    await tableSettled();
  },
};

export const Changed: Story = {
  name: 'A promo code is switched off, and no longer for one of its products',
  tags: ['!autodocs', 'test-only'],
  parameters: withHandlers(
    respondsWith('replacePromoCode', ({ body, headers }) => {
      saved(headers.get('if-match'), body);
      return promoCode;
    }),
  ),
  play: async ({ canvas }) => {
    const form = await openSpring(canvas);
    await userEvent.click(form.getByRole('switch', { name: 'Can be used' }));
    await userEvent.click(within(form.getByRole('row', { name: /Burj Khalifa/ })).getByRole('button'));
    await click(form, 'Save');
    await waitFor(() => expect(screen.getByText('The promo code SPRING10 was changed.')).toBeVisible());
    const products = [{ type: 'activity', id: '101' }];
    await expect(saved.mock.calls).toEqual([
      [`"${spring!.version}"`, expect.objectContaining({ is_active: false, products, percent: 10, max_uses: 500 })],
    ]);
    await tableSettled();
  },
};

/** Another staff member has saved first: their version is shown with what was typed, and the next attempt replaces it. */
export const ChangedMeanwhile: Story = {
  parameters: withHandlers(
    http.put('*/promo-codes/:id/', ({ request }) =>
      request.headers.get('if-match') === '"theirs"'
        ? undefined
        : HttpResponse.json(problemExamples['precondition-failed'], {
            status: 412,
            headers: { 'content-type': 'application/problem+json' },
          }),
    ),
    respondsWith('replacePromoCode', ({ body, headers }) => {
      saved(headers.get('if-match'), body);
      return promoCode;
    }),
    respondsWith('listPromoCodes', () => {
      listed();
      const theirs = { ...spring!, version: 'theirs', percent: 20, max_uses: 300 };
      return { ...promoCodes, results: listed.mock.calls.length === 1 ? promoCodes.results : [theirs] };
    }),
  ),
  play: async ({ canvas }) => {
    const form = await openSpring(canvas);
    await replace(form, 'Percent', '25');
    await userEvent.click(form.getByRole('switch', { name: 'Can be used' }));
    await click(form, 'Save');
    await expect(await form.findByText(/Another staff member has changed this code/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Percent' })).toHaveValue('25');
    await expect(form.getByRole('textbox', { name: 'Bookings in total' })).toHaveValue('300');
    await expect(saved).not.toHaveBeenCalled();
    await tableSettled();
  },
};

export const SavedOnTheirs: Story = {
  ...ChangedMeanwhile,
  name: 'What was typed is saved on the version of another staff member',
  tags: ['!autodocs', 'test-only'],
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    await click(within(screen.getByRole('dialog')), 'Save');
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const fields = { percent: 25, max_uses: 300, is_active: false };
    await expect(saved.mock.calls).toEqual([['"theirs"', expect.objectContaining(fields)]]);
    await tableSettled();
  },
};
