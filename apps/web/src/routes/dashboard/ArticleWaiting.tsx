import { LinkButton } from '@aitours/ui';
import { staffPaths } from '../shared/staffPaths.ts';
import { articleMessages as messages } from './articleMessages.ts';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';

/** The link back to the list. */
export const allArticles = (
  <LinkButton tone="secondary" href={staffPaths.articles}>
    {messages.all}
  </LinkButton>
);

/** What is shown while an article loads, and when it can't be loaded. */
export const ArticleWaiting = (props: Pick<ProductWaitingProps, 'failure' | 'onRetry'>) => (
  <ProductWaiting {...props} texts={messages} action={allArticles} />
);
