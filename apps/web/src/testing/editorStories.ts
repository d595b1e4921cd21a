import type { OperationId, Output } from '@aitours/api-client';
import { fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, settled } from './editorSteps.ts';
import { expectTexts } from './expectTexts.ts';
import { recordsBody, recordsEdit } from './recordRequests.ts';

/** The stories that all forms of products have in common. */

type Named<Prefix extends string, Suffix extends string = ''> = OperationId extends infer Id
  ? Id extends `${Prefix}${infer Noun}${Suffix}`
    ? Noun
    : never
  : never;

/** A kind of product in the names of its operations: `getStaffCruise`. */
type Noun = Named<'createStaff'> &
  Named<'replaceStaff'> &
  Named<'getStaff'> &
  Named<'set', 'State'> &
  Named<'get', 'Version'>;

/** A product of this kind, as its form loads it. */
type Details<K extends Noun> = Output<`getStaff${K}`>;

type Stored = Details<'Cruise'>;

interface Kind<K extends Noun> {
  /** The name of its form. */
  readonly label: string;
  /** The address of the list. */
  readonly path: string;
  /** The id of the product that is opened. */
  readonly id: string;
  readonly stored: Details<K>;
  readonly draft: Details<K>;
  /** The member of the details that is edited. */
  readonly member: string & keyof Details<K>;
}

const unsaved = 'There are changes that aren’t saved.';

/**
 * Creates what the stories of a product's form have in common: the responses of each state, and the steps on them.
 *
 * @param noun of its operations
 */
export function editorStories<K extends Noun>(noun: K, kind: Kind<K>) {
  const { label, path, id } = kind;
  // TypeScript can't relate the operations of a kind to their types before the kind is known.
  const { stored, draft, member } = kind as unknown as Kind<'Cruise'>;
  const one = noun satisfies Noun as 'Cruise';
  const sent = fn();
  const steps = formSteps(label);
  const { form, field, replace, save } = steps;
  const opened = editorAt(`${path}/${id}`);
  const openedNew = editorAt(`${path}/new`);
  const load = (details: Stored | (() => Stored)) => respondsWith(`getStaff${one}`, details);
  const change = (details: Stored, changes: object): Stored => Object.assign({}, details, changes);
  /** Returns the stored product with other values in its form. */
  const edited = (changes: object, rest: object = {}) =>
    change(stored, { [member]: Object.assign({}, stored[member], changes), ...rest });
  const next = (changes: object = {}) => edited(changes, { version: 'next' });
  /** Clicks a button outside the form. */
  const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  /** Waits until this body has been sent for the opened version. */
  const expectSent = async (body: unknown, { version }: { readonly version: string } = stored) => {
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(body, `"${version}"`));
    await settled();
  };
  /** Returns the first body that was sent. */
  const waitForSent = async () => {
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await settled();
    return sent.mock.calls[0]?.[0];
  };
  const expectField = async (name: string | RegExp, value: string) => expect(await field(name)).toHaveValue(value);
  return {
    ...steps,
    sent,
    opened,
    openedNew,
    expectField,
    expectSent,
    waitForSent,
    draft: opened(load(draft)),
    archived: opened(load(change(draft, { state: 'archived' }))),
    loading: opened(neverResponds(`getStaff${one}`)),
    failed: opened(fails(`getStaff${one}`, 'service-unavailable')),
    unknown: opened(fails(`getStaff${one}`, 'not-found')),
    /** Records what is saved. @param changes what the server has stored instead */
    saving: (changes: object = {}) => opened(recordsEdit(`replaceStaff${one}`, sent, next(changes))),
    /** Expects that the form announces this and has no changes any more. */
    expectSaved: async (text: string | RegExp) => {
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expect(screen.queryByText(unsaved)).toBeNull();
    },
    expectUnsaved: async () => expect(await screen.findByText(unsaved)).toBeVisible(),
    /** Expects these links to fields in the summary of errors. */
    expectErrors: async (...names: readonly (string | RegExp)[]) => {
      const fields = await form();
      for (const name of names) await expect(await fields.findByRole('link', { name })).toBeVisible();
    },
    copying: editorAt(`${path}/new?copy=${id}`)(recordsBody(`createStaff${one}`, sent, draft)),
    /** Saves a copy with this title; returns what was sent. */
    saveCopy: async (name: 'Name' | 'Title', value: string) => {
      await waitFor(async () => expect(await field(name)).toHaveValue(value));
      await save('Save the draft');
      return waitForSent();
    },
    /** Another member of staff has saved these changes meanwhile. */
    changedByOthers: (changes: object, rest: object = {}) => {
      const theirs = edited(changes, { ...rest, version: 'theirs' });
      const { msw, beforeEach } = changedByOthers('*/staff-*/:id/', (isFound) =>
        load(() => (isFound() ? theirs : stored)),
      );
      return { ...opened(...msw), beforeEach };
    },
    /** Expects that what was typed stays, and that the rest is what others have saved. */
    expectConflict: async (typed: Readonly<Record<string, string>>, theirs: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(typed)) await replace(name, text);
      await save();
      await expect(await screen.findByText(/Another staff member has changed it/)).toBeVisible();
      for (const [name, text] of Object.entries({ ...typed, ...theirs })) await expectField(name, text);
    },
    publishing: opened(load(draft), recordsEdit(`set${one}State`, sent, change(stored, { state: 'published' }))),
    expectPublished: async (text: string) => {
      await click('Publish');
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expectSent({ state: 'published' }, draft);
    },
    withdrawing: opened(recordsEdit(`set${one}State`, sent, change(stored, { state: 'draft', version: 'next' }))),
    /** Expects that the product can be published again, once the form has no changes. */
    expectWithdrawn: async (button: string, name: string, text: string) => {
      await click(button);
      await expectSent({ state: 'draft' });
      await expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
      await replace(name, text);
      await expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
      await settled();
    },
    stateFailing: opened(fails(`set${one}State`, 'service-unavailable')),
    expectStateFailure: async (button: string) => {
      await click(button);
      await expect(await screen.findByRole('alert')).toBeVisible();
    },
    restoring: (version: Output<`get${K}Version`>) =>
      opened(respondsWith(`get${one}Version`, version as Output<'getCruiseVersion'>)),
    /** Uses the latest earlier version; expects that it is in the form and isn't saved. */
    expectRestored: async (check: () => Promise<void>) => {
      await form();
      const [latest] = await screen.findAllByRole('button', { name: /^Use this version/ });
      if (!latest) throw new Error('There is no earlier version');
      await userEvent.click(latest);
      await waitFor(check);
      await expectTexts(screen, unsaved);
      await settled();
    },
    /** Expects that a wrong fact is at its field, and that changed ones are sent with the others. */
    expectFactsSaved: async (facts: object | null | undefined) => {
      await replace('Youngest participants, in years', 'x');
      await save();
      const youngest = await field('Youngest participants, in years');
      await expect(youngest).toHaveAccessibleDescription(/Enter a whole number from 0 to 99/);
      await replace('Youngest participants, in years', '4');
      await userEvent.selectOptions((await form()).getByRole('combobox', { name: 'All of it with a stroller' }), 'No');
      await save();
      await expectSent(expect.objectContaining({ facts: { ...facts, min_age: 4, stroller: false } }));
    },
    /** Chooses a picture for the only one of the product. */
    choosePicture: async () => {
      await (await form()).findByRole('button', { name: 'Choose another picture' }).then(userEvent.click);
      const dialog = within(await screen.findByRole('dialog', { name: 'Add pictures' }));
      await userEvent.click(await dialog.findByRole('button', { name: /^Add “A camel caravan/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    },
    /** Price seasons, by the group that has them. */
    seasons: (group: string) => ({
      /** Expects these two; the later isn't on Fridays. */
      expectTwo: async () => {
        const seasons = within((await form()).getByRole('group', { name: group }));
        const names = seasons.getAllByRole('textbox', { name: 'Name that travellers read' });
        await expect(names.map((input) => (input as HTMLInputElement).value)).toEqual(['High season', 'January']);
        await expect(seasons.getAllByRole('checkbox', { name: 'Friday' })[1]).not.toBeChecked();
        return seasons;
      },
      /** Expects that the last of the dates is in another season. */
      expectCommonDates: async (title: string) => {
        await replace('Title', title);
        await save();
        const fields = await form();
        await expect(fields.getByRole('link', { name: /Another price season has some of these dates$/ })).toBeVisible();
        const [, later] = within(fields.getByRole('group', { name: group })).getAllByLabelText(/^First date/);
        await expect(later).toHaveAccessibleDescription(/Another price season has some of these dates/);
      },
      /** Adds a season, and enters its name and its dates. */
      add: async (name: string, first: string, last: string) => {
        await userEvent.click((await form()).getByRole('button', { name: 'Add a price season' }));
        const seasons = within((await form()).getByRole('group', { name: group }));
        await waitFor(() => expect(seasons.getByRole('textbox', { name: 'Name that travellers read' })).toHaveFocus());
        await userEvent.keyboard(name);
        await userEvent.type(seasons.getByLabelText(/^First date/), first);
        await userEvent.type(seasons.getByLabelText(/^Last date/), last);
        return seasons;
      },
    }),
  };
}
