import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Grid, ProductCard } from '@aitours/ui';
import { postPath } from '../../features/blog/blogPaths.ts';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

type Result = Schema<'SearchResult'>;

/** The page of a result; transfers have one for all. */
function getPage({ kind, slug }: Result): string {
  if (slug === null) return paths.transferSearch;
  if (kind === 'article') return postPath(slug);
  if (kind === 'tour') return paths.tour(slug);
  return kind === 'attraction' ? paths.attractionDetail(slug) : paths.activity(slug);
}

export interface ResultGridProps {
  results: readonly Result[];
  /** The first picture is above the fold. */
  priority: boolean;
}

/** The results of one kind as cards. */
export function ResultGrid({ results, priority }: ResultGridProps) {
  return (
    <Grid columns={4} as="ul">
      {results.map((result, index) => (
        <li key={result.id}>
          <ProductCard
            title={result.title}
            href={getPage(result)}
            picture={getPicture(result.image)}
            priority={priority && index === 0}
            eyebrow={result.place ?? messages.eyebrows[result.kind]}
            price={
              result.price === null
                ? { amount: messages.read }
                : { amount: formatPrice(parseFils(result.price)), prefix: messages.from }
            }
          />
        </li>
      ))}
    </Grid>
  );
}
