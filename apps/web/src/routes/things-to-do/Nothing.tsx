import { Banner, EmptyState, LinkButton } from '@aitours/ui';
import { SearchX } from 'lucide-react';
import { getBrowsingPath } from '../../features/catalogue/browsing.ts';
import { paths } from '../../platform/paths.ts';
import type { IdlePartsProps } from './IdlePart.tsx';
import { NothingFree } from './NothingFree.tsx';
import type { BrowsingProps } from './ThingsToDo.view.tsx';
import { useHasFilters } from './useHasFilters.ts';

/** Messages loaded with an empty or incomplete list. */
const nothingMessages = {
  partMissing: 'Not everything could be loaded',
  nothing: 'No results',
  nothingHint: 'Remove a filter or try another word.',
  nothingYet: 'This category is empty',
  showAll: 'Show everything',
  searchEverything: 'Search the whole shop',
};

/**
 * What replaces cards: which lists failed to load, or, if nothing matches, a link to everything, or with a date what to
 * change.
 */
export default function Nothing({ products, ...props }: Omit<IdlePartsProps, 'part'>) {
  if (products?.is !== 'loaded' || products.missing.length === 0) return <NoResults {...props} />;
  return (
    <Banner tone="critical" announce="alert" title={nothingMessages.partMissing} onRetry={products.retry}>
      {products.missing.join(' · ')}
    </Banner>
  );
}

function NoResults(props: BrowsingProps) {
  const { browsing } = props;
  const { search } = browsing;
  const isNarrowed = useHasFilters(browsing);
  if (browsing.date) return <NothingFree {...props} />;
  return (
    <EmptyState
      level={3}
      icon={SearchX}
      title={isNarrowed ? nothingMessages.nothing : nothingMessages.nothingYet}
      action={
        <>
          <LinkButton href={getBrowsingPath({})}>{nothingMessages.showAll}</LinkButton>
          {search && (
            <LinkButton tone="secondary" href={paths.search(search)}>
              {nothingMessages.searchEverything}
            </LinkButton>
          )}
        </>
      }
    >
      {isNarrowed && nothingMessages.nothingHint}
    </EmptyState>
  );
}
