import type { Schema } from '@aitours/api-client';
import { Checkbox, Form, NativeSelect, Section, Stack, TextArea, TextField, TextLink } from '@aitours/ui';
import { ArticleTextField } from '../../features/blog/ArticleTextField.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import * as styles from './ActivityForm.css.ts';
import type { ArticleDraft } from './articleDraft.ts';
import { articleMessages as messages } from './articleMessages.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import type { ProductEditing } from './productForm.ts';
import { SaveBar } from './SaveBar.tsx';

export interface ArticleGroupProps {
  readonly draft: ArticleDraft;
  readonly change: (part: Partial<ArticleDraft>) => void;
}

type Categories = readonly Schema<'BlogCategory'>[];

export interface ArticleFormProps {
  readonly editing: ProductEditing<ArticleDraft>;
  readonly categories: Categories;
}

/** All fields of an article. Errors are at their fields; what is typed stays when saving fails. */
export function ArticleForm({ editing, categories }: ArticleFormProps) {
  const { draft, change, errors } = editing;
  return (
    <Form label={messages.form} errors={errors} explainRequired onSubmit={editing.save}>
      <Stack gap="xlarge">
        <Section title={messages.groups.texts} size="medium">
          <Basics draft={draft} change={change} categories={categories} />
          <TextArea
            name="excerpt"
            label={messages.excerpt}
            description={messages.excerptHint}
            rows={3}
            maxLength={600}
            value={draft.excerpt}
            onChange={(excerpt) => change({ excerpt })}
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
        <SaveBar editing={editing} create={messages.saveDraft} />
      </Stack>
    </Form>
  );
}

function Basics({ draft, change, categories }: ArticleGroupProps & { readonly categories: Categories }) {
  return (
    <>
      <TextField
        name="title"
        label={messages.name}
        maxLength={200}
        value={draft.title}
        onChange={(title) => change({ title })}
        required
      />
      <TextField
        name="slug"
        label={messages.slug}
        description={messages.slugHint}
        maxLength={64}
        value={draft.slug}
        onChange={(slug) => change({ slug })}
      />
      <div className={styles.fields}>
        <NativeSelect
          name="category"
          label={messages.category}
          description={
            <TextLink href={staffPaths.articleCategories} newWindow>
              {messages.addCategory}
            </TextLink>
          }
          placeholder={messages.chooseCategory}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.category}
          onChange={(category) => change({ category })}
          required
        />
        <TextField
          name="author_name"
          label={messages.author}
          maxLength={80}
          value={draft.author}
          onChange={(author) => change({ author })}
          required
        />
      </div>
    </>
  );
}

function Publication({ draft, change }: ArticleGroupProps) {
  return (
    <Section title={messages.groups.publication} size="medium">
      <div className={styles.fields}>
        <TextField
          name="published_at"
          type="date"
          label={messages.date}
          description={messages.dateHint}
          value={draft.date}
          onChange={(date) => change({ date })}
        />
        <TextField type="time" label={messages.time} value={draft.time} onChange={(time) => change({ time })} />
      </div>
      <Checkbox name="featured" checked={draft.featured} onChange={(featured) => change({ featured })}>
        {messages.featured}
      </Checkbox>
    </Section>
  );
}

function SearchEngines({ draft, change }: ArticleGroupProps) {
  return (
    <Section title={messages.groups.search} size="medium">
      <TextField
        name="meta_title"
        label={messages.metaTitle}
        description={messages.metaTitleHint}
        maxLength={200}
        value={draft.metaTitle}
        onChange={(metaTitle) => change({ metaTitle })}
      />
      <TextArea
        name="meta_description"
        label={messages.metaDescription}
        description={messages.metaDescriptionHint}
        rows={2}
        maxLength={320}
        value={draft.metaDescription}
        onChange={(metaDescription) => change({ metaDescription })}
      />
      <TextField
        name="meta_keywords"
        label={messages.metaKeywords}
        maxLength={300}
        value={draft.metaKeywords}
        onChange={(metaKeywords) => change({ metaKeywords })}
      />
    </Section>
  );
}
