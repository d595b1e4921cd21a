import type { Schema } from '@aitours/api-client';
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  PageSkeleton,
  Section,
  Stack,
  Text,
  TextLink,
} from '@aitours/ui';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { SearchBox } from '../../features/search-suggestions/SearchBox.tsx';
import { paths } from '../../platform/paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { messages } from './messages.ts';
import { ResultGrid } from './ResultGrid.tsx';

export type SearchState =
  /** Nothing was searched for. */
  | { readonly is: 'start' }
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly results: Schema<'SearchResults'> };

export interface SearchViewProps {
  /** The text that is searched for. */
  text: string;
  state: SearchState;
  /** The questions of the FAQ that answer it. */
  questions: Schema<'FaqResults'>['questions'];
  /** The last searches of this browser, the newest first. */
  recent: readonly string[];
  onClearRecent: () => void;
  onSearch: (text: string) => void;
}

/** One search of the whole shop: the results by kind, the best first. */
export function SearchView({ text, state, questions, recent, onClearRecent, onSearch }: SearchViewProps) {
  const field = useRef<HTMLDivElement>(null);
  const nothing = state.is === 'loaded' && state.results.groups.length === 0 && questions.length === 0;
  const clear = () => {
    onClearRecent();
    // The button disappears with the list.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Container>
      <Stack gap="xlarge">
        <PageHead title={messages.title} lead={messages.lead} />
        <Stack gap="small">
          <div ref={field}>
            <SearchForm
              messages={messages}
              value={text}
              onSearch={onSearch}
              action={paths.search()}
              name="q"
              renderField={(plain, control) => (
                <SearchBox {...control} label={messages.search} placeholder={messages.searchHint} onSearch={onSearch}>
                  {plain}
                </SearchBox>
              )}
            />
          </div>
          <div role="status">
            {state.is === 'loaded' && <Text tone="soft">{getSummary(state.results, questions, text)}</Text>}
          </div>
        </Stack>
        {nothing ? <Nothing /> : <Content text={text} state={state} />}
        {questions.length > 0 && <Questions questions={questions} />}
        {(state.is === 'start' || nothing) && (
          <Ideas recent={recent.filter((other) => other !== text)} onClearRecent={clear} />
        )}
      </Stack>
    </Container>
  );
}

const Questions = ({ questions }: Pick<SearchViewProps, 'questions'>) => (
  <Section title={messages.faq} size="medium">
    <Stack as="ul" gap="small">
      {questions.map(({ id, question }) => (
        <li key={id}>
          <TextLink href={`${paths.faq}#${id}`} standalone>
            {question}
          </TextLink>
        </li>
      ))}
    </Stack>
  </Section>
);

function getSummary(
  { groups, corrected, matches_all_words }: Schema<'SearchResults'>,
  questions: SearchViewProps['questions'],
  text: string,
): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (count === 0 && questions.length > 0) return messages.answered(questions.length, text);
  if (corrected !== null) return messages.corrected(text, corrected);
  return matches_all_words ? messages.found(count, text) : messages.partly;
}

function Content({ text, state }: Pick<SearchViewProps, 'text' | 'state'>) {
  if (state.is === 'start') return null;
  if (state.is === 'loading') return <PageSkeleton shape="list" label={messages.loading} />;
  if (state.is === 'failed') return <ErrorState title={messages.failed} onRetry={state.retry} level={2} />;
  const { groups } = state.results;
  return (
    <Stack gap="xxlarge">
      {groups.map(({ kind, results }, index) => (
        <Section key={`${text} ${kind}`} title={messages.kinds[kind]} size="medium">
          <ResultGrid results={results} priority={index === 0} />
        </Section>
      ))}
    </Stack>
  );
}

const Nothing = () => (
  <EmptyState
    level={2}
    icon={SearchX}
    title={messages.nothing}
    action={
      <>
        <LinkButton href={paths.thingsToDo()}>{messages.thingsToDo}</LinkButton>
        <LinkButton tone="secondary" href={paths.faq}>
          {messages.faq}
        </LinkButton>
      </>
    }
  >
    {messages.nothingHint}
  </EmptyState>
);

function Ideas({ recent, onClearRecent }: Pick<SearchViewProps, 'recent' | 'onClearRecent'>) {
  return (
    <>
      {recent.length > 0 && (
        <Section title={messages.recent} size="medium">
          <Searches texts={recent} />
          <div>
            <Button size="small" tone="secondary" onClick={onClearRecent}>
              {messages.clearRecent}
            </Button>
          </div>
        </Section>
      )}
      <Section title={messages.ideas} size="medium">
        <Searches texts={messages.idea} />
      </Section>
    </>
  );
}

const Searches = ({ texts }: { texts: readonly string[] }) => (
  <Inline gap="medium">
    {texts.map((text) => (
      <TextLink key={text} href={paths.search(text)} standalone>
        {text}
      </TextLink>
    ))}
  </Inline>
);
