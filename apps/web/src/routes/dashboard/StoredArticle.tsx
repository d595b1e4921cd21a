import type { Schema } from '@aitours/api-client';
import { LinkButton, Stack } from '@aitours/ui';
import { useRef, useState } from 'react';
import { postPath } from '../../features/blog/blogPaths.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../platform/api.tsx';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { ArticleForm, type ArticleFormProps } from './ArticleForm.tsx';
import { ArticleWaiting, allArticles } from './ArticleWaiting.tsx';
import { articleForm, type StaffPost, toArticleDraft } from './articleDraft.ts';
import { articleMessages as messages } from './articleMessages.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StateActions } from './StateActions.tsx';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

export interface StoredArticleProps extends Pick<ArticleFormProps, 'categories'> {
  readonly id: string;
}

/** Edits an article that exists, in any state. */
export function StoredArticle({ id, categories }: StoredArticleProps) {
  const { data, failure, reload } = useStaffApi('getStaffPost', { path: { id } });
  // What is loaded again in the background must not replace what is typed.
  const [opened, setOpened] = useState<StaffPost>();
  const details = opened ?? data;
  if (!details) return <ArticleWaiting failure={failure} onRetry={reload} />;
  return <OneArticle details={details} categories={categories} onChanged={setOpened} />;
}

interface OneArticleProps extends Pick<ArticleFormProps, 'categories'> {
  readonly details: StaffPost;
  readonly onChanged: (current: StaffPost) => void;
}

function OneArticle({ details, categories, onChanged }: OneArticleProps) {
  const client = useClient();
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => toArticleDraft(details));
  const { post, state, version } = details;
  // The button of the action may be gone.
  useTitleFocus(page, `${state} ${version}`);
  const editing = useProductEdit({
    ...{ form: articleForm, details, first },
    onSaved: (saved) => {
      notify('success', messages.saved);
      onChanged(saved);
    },
    onStale: onChanged,
  });
  const setState = async (next: Schema<'ProductState'>) => {
    const target = { path: { id: post.id }, headers: { 'If-Match': `"${version}"` } };
    const current = await client.call('setPostState', { ...target, body: { state: next } });
    // The first publication has given it a date.
    editing.rebase(toArticleDraft(current));
    notify('success', messages.stateDone[current.state]);
    onChanged(current);
  };
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={post.title} lead={messages.readTime(post.read_time)} action={allArticles} />
        <StateActions
          state={state}
          texts={messages}
          isChanged={editing.isChanged}
          onSet={setState}
          links={<Page details={details} />}
        />
        <ArticleForm editing={editing} categories={categories} />
        <ProductHistory
          history={details.history}
          load={(changeId) => client.call('getPostVersion', { path: { id: post.id, change_id: changeId } })}
          onUse={(earlier, at) => {
            editing.change(toArticleDraft(earlier));
            notify('success', messages.versionInForm(at));
          }}
        />
      </Stack>
    </div>
  );
}

const Page = ({ details: { state, post } }: { readonly details: StaffPost }) => (
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
