import type { Schema } from '@aitours/api-client';
import { markBeginnings, toSearchWords } from '@aitours/domain/search';
import type { ComboBoxGroup, ComboBoxOption } from '@aitours/ui';
import { History, LayoutGrid, MapIcon, MapPin, Mountain, Search, Ticket, Trash2 } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { suggestionMessages as messages } from './messages.ts';

type Suggestion = Schema<'SearchSuggestion'>;

/** The value of the option that clears the recent searches; the values of all others are paths. */
export const clearRecent = 'clear';

const icons = { place: MapPin, category: LayoutGrid, activity: Mountain, tour: MapIcon, attraction: Ticket };

/** Returns the suggestions as options in groups; the value of each is its path. */
export function listSuggestionGroups(
  { suggestions, corrected }: Schema<'SearchSuggestions'>,
  typed: string,
): readonly ComboBoxGroup[] {
  const words = toSearchWords(corrected ?? typed);
  const titles = [...new Set(suggestions.map(({ kind }) => messages.groups[kind]))];
  const groups = titles.map((title) => ({
    title,
    options: suggestions.filter(({ kind }) => messages.groups[kind] === title).map((each) => toOption(each, words)),
  }));
  return corrected === null ? groups : [...groups, { title: messages.didYouMean, options: [searchOption(corrected)] }];
}

/** Returns the recent searches as options, and one that clears them. */
export const listRecentGroups = (texts: readonly string[]): readonly ComboBoxGroup[] =>
  texts.length === 0
    ? []
    : [
        {
          title: messages.recent,
          options: [
            ...texts.map((text) => ({ ...searchOption(text), icon: History })),
            { value: clearRecent, label: messages.clearRecent, icon: Trash2 },
          ],
        },
      ];

const searchOption = (text: string): ComboBoxOption => ({ value: paths.search(text), label: text, icon: Search });

const toOption = (suggestion: Suggestion, words: readonly string[]): ComboBoxOption => ({
  value: getPath(suggestion),
  label: suggestion.title,
  labelParts: markBeginnings(suggestion.title, words),
  icon: icons[suggestion.kind],
  ...('slug' in suggestion && {
    description: messages.product(messages.kinds[suggestion.kind], suggestion.place),
  }),
});

function getPath(suggestion: Suggestion): string {
  if ('search' in suggestion) return listPath(suggestion);
  const { kind, slug } = suggestion;
  if (kind === 'tour') return paths.tour(slug);
  return kind === 'attraction' ? paths.attractionDetail(slug) : paths.activity(slug);
}

function listPath({ category, search }: Schema<'SuggestedList'>): string {
  const query = new URLSearchParams();
  if (category !== 'all') query.set('category', category);
  if (search !== '') query.set('search', search);
  return `${paths.thingsToDo()}?${query}`;
}
