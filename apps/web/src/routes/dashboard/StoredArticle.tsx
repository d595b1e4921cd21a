import { LinkButton } from '@aitours/ui';
import { postPath } from '../../features/blog/blogPaths.ts';
import { useClient } from '../../platform/api.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { ArticleForm, type ArticleFormProps } from './ArticleForm.tsx';
import { ArticleWaiting, allArticles } from './ArticleWaiting.tsx';
import { articleForm, type StaffPost, toArticleDraft } from './articleDraft.ts';
import { articleMessages as messages } from './articleMessages.ts';
import { StoredProduct } from './StoredProduct.tsx';
import { useOpened } from './useOpened.ts';
import { useStaffApi } from './useStaffApi.ts';

export interface StoredArticleProps extends Pick<ArticleFormProps, 'categories'> {
  readonly id: string;
}

/** Edits an article that exists, in any state. */
export function StoredArticle({ id, categories }: StoredArticleProps) {
  const response = useStaffApi('getStaffPost', { path: { id } });
  const [details, setDetails] = useOpened(response);
  const client = useClient();
  if (!details) return <ArticleWaiting failure={response.failure} onRetry={response.reload} />;
  return (
    <StoredProduct
      {...{ id, details, onChanged: setDetails, form: articleForm, list: allArticles, texts: messages }}
      stateTexts={messages}
      title={details.post.title}
      lead={messages.readTime(details.post.read_time)}
      setState={(target, body) => client.call('setPostState', { ...target, body })}
      loadVersion={async (path) => toArticleDraft(await client.call('getPostVersion', { path }))}
      links={<Links details={details} />}
    >
      {(editing) => <ArticleForm editing={editing} categories={categories} />}
    </StoredProduct>
  );
}

const Links = ({ details: { state, post } }: { readonly details: StaffPost }) => (
  <>
    <LinkButton tone="secondary" size="small" href={staffPaths.previewArticle(post.id)}>
      {messages.preview}
    </LinkButton>
    {state === 'published' && (
      <LinkButton tone="secondary" size="small" href={postPath(post.slug)}>
        {messages.toBlog}
      </LinkButton>
    )}
  </>
);
