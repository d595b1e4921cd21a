import { findDestinationErrors } from '@aitours/domain/catalogue';
import { destinationInputLimits } from '@aitours/openapi/limits';
import { Text } from '@aitours/ui';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import type { Check } from '../../shared/fieldChecks.ts';
import { defineProduct } from '../product/defineProduct.tsx';
import { combine, note, row, shownIf, shownIfNew } from '../product/fields/combine.tsx';
import { createFields } from '../product/fields/createFields.tsx';
import { ProductLink } from '../product/ProductLinks.tsx';
import { destinationMessages as messages } from './destinationMessages.ts';

const { section, line, paragraphs, choice, typed, position, describedPicture } = createFields(
  destinationInputLimits,
  messages,
);
const { columns, places } = messages;
const maxName = destinationInputLimits.name.maxLength;

interface PlaceDraft {
  readonly shown_on: keyof typeof places;
}
const isHome = (draft: PlaceDraft) => draft.shown_on === 'home';
const isSaudi = (draft: PlaceDraft) => draft.shown_on === 'saudi-arabia';

const isRating: Check = (text) => (/^([0-4](\.\d)?|5(\.0)?)$/.test(text) ? undefined : messages.badRating);
const rating = typed('rating', { read: Number, check: isRating, control: { inputMode: 'decimal', maxLength: 3 } });
const isRequired = true;

/** Destinations: their form, and the pages that list and edit them. */
export const destination = defineProduct('Destination', {
  texts: messages,
  stateTexts: messages,
  paths: staffPaths.destination,
  fields: combine(
    section(
      'texts',
      shownIfNew(
        choice(
          'shown_on',
          [
            { value: 'home', label: places.home },
            { value: 'saudi-arabia', label: places['saudi-arabia'] },
          ],
          'home',
        ),
      ),
      line('name'),
      shownIf(isHome, paragraphs('description', 2, { label: messages.homeText, hint: messages.homeTextHint })),
      shownIf(isSaudi, paragraphs('description', 3, { isRequired })),
    ),
    section(
      'card',
      shownIf(isHome, row(line('search'), position('position'))),
      shownIf(
        isSaudi,
        combine(
          note(<Text tone="soft">{messages.saudiLink}</Text>),
          row(
            line('city', { isRequired }),
            line('duration', { isRequired }),
            line('price', { isRequired }),
            shownIf((draft: PlaceDraft) => !isHome(draft), rating, { rating: null }),
            position('position'),
          ),
        ),
      ),
    ),
    describedPicture('image', 'image_alt', 'picture'),
  ),
  pick: (details) => details.destination,
  findErrors: findDestinationErrors,
  toCopy: (draft) => ({ ...draft, name: shared.copyOf(draft.name).slice(0, maxName), position: '' }),
  toHead: (details) => ({ title: details.destination.name, lead: places[details.destination.shown_on] }),
  toLinks: ({ state, destination: { shown_on } }) => ({
    children: state === 'published' && (
      <ProductLink href={shown_on === 'home' ? paths.home : paths.saudiArabia}>{messages.toPage}</ProductLink>
    ),
  }),
  list: {
    name: ({ name }) => name,
    nameHeader: columns.name,
    columns: [
      { key: 'shownOn', header: columns.shownOn, cell: ({ shown_on: place }) => places[place] },
      { key: 'city', header: columns.city, cell: ({ city }) => city },
      { key: 'position', header: shared.position, cell: ({ position: place }) => place },
    ],
  },
});
