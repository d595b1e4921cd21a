import type { OperationId, Output } from '@aitours/api-client';
import { fails, neverResponds, problemExamples, respondsWith } from '@aitours/api-client/mocks';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from './asUser.ts';
import { recordsQuery } from './recordRequests.ts';

/** Steps on the pages with which staff edit the catalogue. */

const content = asStaff('content');

/** Returns a function that creates stories of an editor at this path, with these responses. */
export const editorAt =
  (path: string) =>
  (...msw: readonly Handler[]) =>
    content.at(path, ...msw);

/** Waits until nothing moves. */
export const settled = () => waitFor(() => expect(document.getAnimations()).toEqual([]));

/** Replaces the text of a field. */
export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Creates the steps in the form with this name. */
export function formSteps(label: string) {
  const form = async () => within(await screen.findByRole('form', { name: label }));
  const field = async (name: string | RegExp) => (await form()).findByRole('textbox', { name });
  const press = async (name: string) => userEvent.click((await form()).getByRole('button', { name }));
  return {
    form,
    field,
    press,
    save: (name = 'Save') => press(name),
    replace: async (name: string | RegExp, text: string) => retype(await field(name), text),
  };
}

/**
 * Mocks a change by another member of staff, which the editor's first attempt to save finds.
 *
 * @param put the path of the operation that saves
 * @param load mocks the operation that loads what is edited, before and after the attempt
 */
export function changedByOthers(put: string, load: (isFound: () => boolean) => Handler) {
  let isFound = false;
  const save = http.put(put, () => {
    isFound = true;
    return HttpResponse.json(problemExamples['precondition-failed'], {
      status: 412,
      headers: { 'content-type': 'application/problem+json' },
    });
  });
  return {
    msw: [load(() => isFound), save],
    beforeEach: () => {
      isFound = false;
    },
  };
}

/** Returns an entry of a product's history: another member of staff has changed these fields. */
export const changeByOther = (fields: string[]) => ({
  id: '950',
  at: '2030-03-02T06:00:00.000Z',
  author_email: 'omar@aitours.com',
  action: 'changed' as const,
  fields,
});

interface ListSteps {
  /** Of a row of the list. */
  readonly row: RegExp;
  readonly texts: readonly string[];
  /** The name and the address of the link that creates an entry. */
  readonly create: readonly [name: string, href: string];
}

/**
 * Creates the stories of a list of the catalogue.
 *
 * @param path its address
 * @param id the operation that loads the list
 * @param page what it returns
 */
export function catalogueList<Id extends OperationId>(path: string, id: Id, page: Output<Id>) {
  const requested = fn();
  const expectRow = async ({ row, texts, create: [name, href] }: ListSteps) => {
    const found = within(await screen.findByRole('row', { name: row }));
    for (const text of texts) await expect(found.getByText(text)).toBeVisible();
    await expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  };
  /** Filters the list by state and text, and expects that the server has received both. */
  const expectFilters = async (search: string, text: string) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Archived');
    await userEvent.type(screen.getByRole('searchbox', { name: search }), text);
    const sent = { page: '1', page_size: '10', search: text, state: 'archived' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await waitFor(() => expect(screen.getByRole('table').closest('[aria-busy=true]')).toBeNull());
  };
  return {
    expectRow,
    expectFilters,
    loaded: content.at(path, recordsQuery(id, requested, page)),
    empty: {
      parameters: content.responses(respondsWith(id, { ...page, count: 0, results: [] })),
      play: async () => {
        await expect(await screen.findByText('There is nothing here yet.')).toBeVisible();
      },
    },
    loading: { parameters: content.responses(neverResponds(id)) },
    failed: { parameters: content.responses(fails(id, 'service-unavailable')) },
  };
}
