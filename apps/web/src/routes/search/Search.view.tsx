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
import { lazy, Suspense, useRef } from 'react';
import { SearchBox } from '../../features/search-suggestions/SearchBox.tsx';
import { useIdle } from '../../hydration/index.ts';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { paths } from '../../platform/paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { messages } from './messages.ts';
import { ResultGrid } from './ResultGrid.tsx';

/** Besides the results: its script loads when the browser is idle. */
const FaqResults = lazy(() => import('./FaqResults.tsx'));

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
  /** The last searches of this browser, the newest first. */
  recent: readonly string[];
  onClearRecent: () => void;
  onSearch: (text: string) => void;
}

/** One search of the whole shop: the results by kind, the best first. */
export function SearchView({ text, state, recent, onClearRecent, onSearch }: SearchViewProps) {
  const field = useRef<HTMLDivElement>(null);
  const isIdle = useIdle();
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
          <div role="status">{state.is === 'loaded' && <Text tone="soft">{summaryOf(state.results, text)}</Text>}</div>
        </Stack>
        <Content text={text} state={state} />
        {state.is === 'loaded' && isIdle && (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              <FaqResults text={text} />
            </Suspense>
          </ErrorBoundary>
        )}
        {(state.is === 'start' || isEmpty(state)) && (
          <Ideas recent={recent.filter((other) => other !== text)} onClearRecent={clear} />
        )}
      </Stack>
    </Container>
  );
}

const isEmpty = (state: SearchState): boolean => state.is === 'loaded' && state.results.groups.length === 0;

function summaryOf({ groups, corrected, matches_all_words }: Schema<'SearchResults'>, text: string): string {
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (corrected !== null) return messages.corrected(text, corrected);
  return matches_all_words ? messages.found(count, text) : messages.partly;
}

function Content({ text, state }: Pick<SearchViewProps, 'text' | 'state'>) {
  if (state.is === 'start') return null;
  if (state.is === 'loading') return <PageSkeleton shape="list" label={messages.loading} />;
  if (state.is === 'failed') return <ErrorState title={messages.failed} onRetry={state.retry} level={2} />;
  const { groups } = state.results;
  if (groups.length === 0) return <Nothing />;
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
