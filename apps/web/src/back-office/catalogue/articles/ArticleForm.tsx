import type { Schema } from '@aitours/api-client';
import { Checkbox, NativeSelect, Section, TextArea, TextField, TextLink } from '@aitours/ui';
import { useEffect } from 'react';
import { ArticleTextField } from '../../../features/blog/ArticleTextField.tsx';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { ChosenPicture } from '../pictures/ChosenPicture.tsx';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditForm } from '../product/EditForm.tsx';
import { ProductWaiting } from '../product/ProductWaiting.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import type { ArticleDraft } from './articleDraft.ts';
import { articleMessages as messages } from './articleMessages.ts';

interface GroupProps {
  readonly draft: ArticleDraft;
  readonly change: (part: Partial<ArticleDraft>) => void;
}

type Categories = readonly Schema<'BlogCategory'>[];

/** All fields of an article, once its categories are loaded. */
export function ArticleForm({ editing }: { readonly editing: ProductEditing<ArticleDraft> }) {
  const { data, failure, reload } = useStaffApi('listCategories', { query: { page_size: 100 } });
  // A category that is added in another window can be chosen here.
  useEffect(() => {
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  });
  if (!data) return <ProductWaiting {...{ failure, texts: messages, action: null }} onRetry={reload} />;
  return <Fields editing={editing} categories={data.results} />;
}

interface FieldsProps {
  readonly editing: ProductEditing<ArticleDraft>;
  readonly categories: Categories;
}

function Fields({ editing, categories }: FieldsProps) {
  const { draft, change } = editing;
  const field = bindFields({ draft, change });
  return (
    <EditForm label={messages.form} editing={editing}>
      <Section title={messages.groups.texts} size="medium">
        <Basics draft={draft} change={change} categories={categories} />
        <TextArea
          {...field('excerpt')}
          label={messages.excerpt}
          description={messages.excerptHint}
          rows={3}
          maxLength={600}
          required
        />
        <ArticleTextField
          name="content"
          label={messages.content}
          value={draft.content}
          onChange={(content) => change({ content })}
        />
      </Section>
      <ChosenPicture
        title={messages.groups.picture}
        image={draft.image}
        alt={draft.imageAlt}
        altName="featured_image_alt"
        name="featured_image"
        onChange={({ image, alt }) =>
          change({ ...(image !== undefined && { image }), ...(alt !== undefined && { imageAlt: alt }) })
        }
      />
      <Publication draft={draft} change={change} />
      <SearchEngines draft={draft} change={change} />
    </EditForm>
  );
}

function Basics({ draft, change, categories }: GroupProps & { readonly categories: Categories }) {
  const field = bindFields({ draft, change });
  return (
    <>
      <TextField {...field('title')} label={messages.name} maxLength={200} required />
      <TextField {...field('slug')} label={messages.slug} description={messages.slugHint} maxLength={64} />
      <div className={styles.fields}>
        <NativeSelect
          {...field('category')}
          label={messages.category}
          description={
            <TextLink href={staffPaths.articleCategories} newWindow>
              {messages.addCategory}
            </TextLink>
          }
          placeholder={messages.chooseCategory}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
        <TextField {...field('author', 'author_name')} label={messages.author} maxLength={80} required />
      </div>
    </>
  );
}

function Publication({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.publication} size="medium">
      <div className={styles.fields}>
        <TextField
          {...field('date', 'published_at')}
          type="date"
          label={messages.date}
          description={messages.dateHint}
        />
        <TextField type="time" label={messages.time} value={draft.time} onChange={(time) => change({ time })} />
      </div>
      <Checkbox name="featured" checked={draft.featured} onChange={(featured) => change({ featured })}>
        {messages.featured}
      </Checkbox>
    </Section>
  );
}

function SearchEngines({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.search} size="medium">
      <TextField
        {...field('metaTitle', 'meta_title')}
        label={messages.metaTitle}
        description={messages.metaTitleHint}
        maxLength={200}
      />
      <TextArea
        {...field('metaDescription', 'meta_description')}
        label={messages.metaDescription}
        description={messages.metaDescriptionHint}
        rows={2}
        maxLength={320}
      />
      <TextField {...field('metaKeywords', 'meta_keywords')} label={messages.metaKeywords} maxLength={300} />
    </Section>
  );
}
