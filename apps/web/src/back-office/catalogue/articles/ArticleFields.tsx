import type { Schema } from '@aitours/api-client';
import { fromDubaiTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { NativeSelect, TextField, TextLink } from '@aitours/ui';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { ArticleTextField } from '../../../features/blog/ArticleTextField.tsx';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { checkRequired } from '../../shared/fieldChecks.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { bindFields } from '../product/bindFields.ts';
import * as styles from '../product/editor.css.ts';
import type { Part, PartProps } from '../product/fields/part.ts';
import { ProductWaiting } from '../product/ProductWaiting.tsx';
import { articleMessages as messages } from './articleMessages.ts';

const Categories = createContext<readonly Schema<'BlogCategory'>[]>([]);

/** Shows the form of an article once the categories are loaded. */
export function ArticleCategories({ children }: { readonly children: ReactNode }) {
  const { data, failure, reload } = useStaffApi('listCategories', { query: { page_size: 100 } });
  // A category that is added in another window can be chosen here.
  useEffect(() => {
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  });
  if (!data) return <ProductWaiting {...{ failure, texts: messages, action: null }} onRetry={reload} />;
  return <Categories value={data.results}>{children}</Categories>;
}

export interface CategoryDraft {
  /** The id of a category; empty: none is chosen yet. */
  readonly category: string;
}

export const category: Part<CategoryDraft, CategoryDraft> = {
  createEmpty: () => ({ category: '' }),
  toDraft: (wire) => ({ category: wire.category }),
  toWire: (draft) => ({ category: draft.category }),
  check: (draft) => ({ category: checkRequired(draft.category) }),
  listNames: () => ['category'],
  Fields: CategoryField,
};

function CategoryField({ draft, change }: PartProps<CategoryDraft>) {
  const options = useContext(Categories).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      {...bindFields({ draft, change })('category')}
      label={messages.labels.category}
      description={
        <TextLink href={staffPaths.articleCategories} newWindow>
          {messages.addCategory}
        </TextLink>
      }
      placeholder={messages.chooseCategory}
      options={options}
      required
    />
  );
}

export interface ContentDraft {
  /** HTML. */
  readonly content: string;
}

/** The article's text. Rules check it, because HTML without a text isn't empty. */
export const content: Part<ContentDraft, ContentDraft> = {
  createEmpty: () => ({ content: '' }),
  toDraft: (wire) => ({ content: wire.content }),
  toWire: (draft) => ({ content: draft.content }),
  check: () => ({ content: undefined }),
  listNames: () => ['content'],
  Fields: ({ draft, change }) => (
    <ArticleTextField
      name="content"
      label={messages.labels.content}
      value={draft.content}
      onChange={(html) => change({ content: html })}
    />
  ),
};

export interface DateDraft {
  /** In Dubai; empty: when it is first published. */
  readonly date: string;
  readonly time: string;
}

/** When the article is published. A day without a time starts at midnight. */
export const publicationDate: Part<DateDraft, { readonly published_at: string | null }> = {
  createEmpty: () => ({ date: '', time: '' }),
  toDraft: ({ published_at: at }) => {
    const instant = at === null ? undefined : new Date(at);
    return { date: instant ? toDubaiDate(instant) : '', time: instant ? toDubaiTime(instant) : '' };
  },
  toWire: ({ date, time }) => ({
    published_at: date === '' ? null : fromDubaiTime(date, time || undefined).toISOString(),
  }),
  check: ({ date, time }) => ({ published_at: date === '' && time !== '' ? messages.dateMissing : undefined }),
  listNames: () => ['published_at'],
  Fields: ({ draft, change }) => (
    <div className={styles.fields}>
      <TextField
        {...bindFields({ draft, change })('date', 'published_at')}
        type="date"
        label={messages.labels.published_at}
        description={messages.hints.published_at}
      />
      <TextField type="time" label={messages.time} value={draft.time} onChange={(time) => change({ time })} />
    </div>
  ),
};
