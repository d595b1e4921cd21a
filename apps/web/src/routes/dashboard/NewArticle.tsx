import { Stack } from '@aitours/ui';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { ArticleForm, type ArticleFormProps } from './ArticleForm.tsx';
import { allArticles } from './ArticleWaiting.tsx';
import { articleForm, emptyArticle } from './articleDraft.ts';
import { articleMessages as messages } from './articleMessages.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductEdit } from './useProductEdit.ts';

/** Creates an article as a draft. */
export function NewArticle({ categories }: Pick<ArticleFormProps, 'categories'>) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const editing = useProductEdit({
    form: articleForm,
    details: undefined,
    first: emptyArticle,
    onSaved: ({ post }) => {
      notify('success', messages.created);
      navigate(staffPaths.editArticle(post.id), { replace: true });
    },
    onStale: () => undefined,
  });
  return (
    <Stack gap="large">
      <SectionHead title={messages.newTitle} lead={messages.newLead} action={allArticles} />
      <ArticleForm editing={editing} categories={categories} />
    </Stack>
  );
}
