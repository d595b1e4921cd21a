import { describeCategoryUse } from '@aitours/domain/catalogue';
import { Section, Text, TextField } from '@aitours/ui';
import { ListError } from '../../shared/ListError.tsx';
import { EditableRows } from '../product/EditableRows.tsx';
import { EditForm } from '../product/EditForm.tsx';
import * as styles from '../product/editor.css.ts';
import type { ProductEditing } from '../product/productForm.ts';
import { useUndoableRows } from '../product/useUndoableRows.ts';
import {
  type CategoriesDraft,
  type CategoryRow,
  createCategory,
  type StaffCategories,
} from './articleCategoriesDraft.ts';
import { articleCategoryMessages as messages } from './articleCategoryMessages.ts';

interface ArticleCategoriesFormProps {
  readonly editing: ProductEditing<CategoriesDraft>;
  readonly uses: StaffCategories['uses'];
}

/** All categories of articles. */
export function ArticleCategoriesForm({ editing, uses }: ArticleCategoriesFormProps) {
  const { draft, change } = editing;
  const replace = useUndoableRows(draft.categories, (categories) => change({ categories }), messages);
  const findUse = ({ id }: CategoryRow) => uses.find((use) => use.id === id);
  return (
    <EditForm label={messages.form} editing={editing}>
      <Section title={messages.categories} description={messages.categoriesHint} size="medium">
        <ListError name="categories" />
        <EditableRows
          {...messages.rows}
          rows={draft.categories}
          create={createCategory}
          canRemove={(row) => !findUse(row)}
          onChange={replace}
        >
          {(row, index, edit) => (
            <CategoryFields row={row} path={`categories.${index}`} use={findUse(row)} edit={edit} />
          )}
        </EditableRows>
      </Section>
    </EditForm>
  );
}

interface CategoryFieldsProps {
  readonly row: CategoryRow;
  /** Of the row's fields on the wire. */
  readonly path: string;
  /** Undefined: it has no articles. */
  readonly use: StaffCategories['uses'][number] | undefined;
  readonly edit: (part: Partial<CategoryRow>) => void;
}

const CategoryFields = ({ row, path, use, edit }: CategoryFieldsProps) => (
  <>
    {use && (
      <Text size="small" tone="soft">
        {describeCategoryUse(use)}
      </Text>
    )}
    <div className={styles.fields}>
      <TextField
        name={`${path}.name`}
        label={messages.name}
        maxLength={80}
        value={row.name}
        onChange={(name) => edit({ name })}
        required
      />
      <TextField
        name={`${path}.slug`}
        label={messages.slug}
        description={row.id === undefined && messages.slugHint}
        maxLength={64}
        value={row.slug}
        onChange={(slug) => edit({ slug })}
      />
    </div>
  </>
);
