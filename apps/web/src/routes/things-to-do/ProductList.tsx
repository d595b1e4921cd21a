import { Button, ErrorState, Grid, PageSkeleton, Stack, Text, VisuallyHidden } from '@aitours/ui';
import { memo, useDeferredValue, useRef } from 'react';
import { cardsPerStep } from '../../features/catalogue/browsing.ts';
import { TeaserCard } from '../../features/catalogue/TeaserCard.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { Filters } from './Filters.tsx';
import { IdlePart } from './IdlePart.tsx';
import { messages } from './messages.ts';
import * as styles from './ThingsToDo.css.ts';
import type { ThingsToDoViewProps } from './ThingsToDo.view.tsx';
import type { ProductsState } from './useProducts.ts';

/** The cards with filters above and "show more" below. */
export function ProductList(props: ThingsToDoViewProps) {
  const { browsing, products, onBrowse } = props;
  // Controls update at once; the cards are deferred.
  const later = useDeferredValue(props);
  return (
    <Stack gap="large">
      <SearchForm
        messages={messages}
        value={browsing.search ?? ''}
        onSearch={(search) => onBrowse({ search, shown: undefined })}
      />
      <Filters browsing={browsing} onBrowse={onBrowse} result={formatResult(products)} />
      <VisuallyHidden>
        <h2>{messages.results}</h2>
      </VisuallyHidden>
      <DeferredCards {...later} />
    </Stack>
  );
}

const formatResult = (products: ProductsState): string => {
  if (products.is === 'loaded') return messages.found(products.teasers.length);
  return products.is === 'loading' ? messages.counting : '';
};

function Cards(props: ThingsToDoViewProps) {
  const { browsing, products, heart, onBrowse } = props;
  const toFocus = useRef<number>(undefined);
  // "Show more" moves the focus to the first card that it added, so that keyboard users continue there.
  const focusAdded = (item: HTMLLIElement | null) => {
    item?.querySelector('a')?.focus({ preventScroll: true });
    toFocus.current = undefined;
  };
  if (products.is === 'loading') return <PageSkeleton shape="list" label={messages.loading} />;
  if (products.is === 'failed')
    return <ErrorState title={products.texts.join(' · ')} onRetry={products.retry} level={3} />;
  const { teasers, missing } = products;
  const shown = teasers.slice(0, browsing.shown);
  return (
    <Stack gap="large">
      {(teasers.length === 0 || missing.length > 0) && <IdlePart part="nothing" shape="panel" {...props} />}
      <div className={browsing.map && styles.beside}>
        {browsing.map && <IdlePart part="map" shape="panel" {...props} />}
        <Grid columns={browsing.map ? 2 : 4} as="ul">
          {shown.map((teaser, index) => (
            <li key={`${teaser.kind} ${teaser.slug}`} ref={index === toFocus.current ? focusAdded : null}>
              <TeaserCard teaser={teaser} wish={heart(teaser)} priority={index === 0} />
            </li>
          ))}
        </Grid>
      </div>
      {shown.length < teasers.length && (
        <Stack gap="small" align="center">
          <Text tone="soft">{messages.shownOf(shown.length, teasers.length)}</Text>
          <Button
            tone="secondary"
            onClick={() => {
              toFocus.current = shown.length;
              onBrowse({ shown: browsing.shown + cardsPerStep });
            }}
          >
            {messages.more(Math.min(cardsPerStep, teasers.length - shown.length))}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const DeferredCards = memo(Cards);
