import { Stack } from '@aitours/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import type { ProductWaitingProps } from './ProductWaiting.tsx';
import type { ProductEditing, ProductForm } from './productForm.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductEdit } from './useProductEdit.ts';
import type { ChangingResponse } from './useStaffApi.ts';

export interface NewProductProps<Draft extends object, Details> {
  readonly form: ProductForm<Draft, Details>;
  readonly texts: Readonly<Record<'created' | 'newTitle' | 'newLead', string>>;
  /** The link back to the list. */
  readonly list: ReactNode;
  readonly createFirst: () => Draft;
  /** Returns the path of the page that edits a saved draft. */
  readonly toPath: (saved: Details) => string;
  readonly children: (editing: ProductEditing<Draft>) => ReactNode;
}

/** Creates a product as a draft. */
export function NewProduct<Draft extends object, Details>(product: NewProductProps<Draft, Details>) {
  const { form, texts, list, createFirst, toPath, children } = product;
  const [first] = useState(createFirst);
  const [, navigate] = useLocation();
  const notify = useNotify();
  const editing = useProductEdit({
    form,
    details: undefined,
    first,
    onSaved: (saved) => {
      notify('success', texts.created);
      navigate(toPath(saved), { replace: true });
    },
    onStale: () => undefined,
  });
  return (
    <Stack gap="large">
      <SectionHead title={texts.newTitle} lead={texts.newLead} action={list} />
      {children(editing)}
    </Stack>
  );
}

interface ProductPages<Draft extends object, Details> extends Omit<NewProductProps<Draft, Details>, 'children'> {
  readonly Fields: ComponentType<{ readonly editing: ProductEditing<Draft> }>;
  /** Loads a product in any state. */
  readonly useDetails: (id: string) => ChangingResponse<Details>;
  readonly toCopy: (draft: Draft) => Draft;
  readonly Waiting: ComponentType<Pick<ProductWaitingProps, 'failure' | 'onRetry'>>;
  /** Edits a product that exists. */
  readonly Stored: ComponentType<{ readonly id: string }>;
}

interface EditProductProps<Draft extends object, Details> {
  /** The end of the page's address: an id, or `new`. */
  readonly id: string | undefined;
  readonly pages: ProductPages<Draft, Details>;
}

/** The page that edits a product, or creates one, optionally as a copy (`?copy=`). */
export function EditProduct<Draft extends object, Details>({ id = '', pages }: EditProductProps<Draft, Details>) {
  const copied = new URLSearchParams(useSearch()).get('copy');
  return (
    <DashboardFrame current="catalogue">
      {() =>
        id !== 'new' ? (
          <pages.Stored key={id} id={id} />
        ) : copied === null ? (
          <NewProduct {...pages}>{(editing) => <pages.Fields editing={editing} />}</NewProduct>
        ) : (
          <CopiedProduct key={copied} id={copied} pages={pages} />
        )
      }
    </DashboardFrame>
  );
}

function CopiedProduct<Draft extends object, Details>({
  id,
  pages,
}: EditProductProps<Draft, Details> & { readonly id: string }) {
  const { data, failure, reload } = pages.useDetails(id);
  if (!data) return <pages.Waiting failure={failure} onRetry={reload} />;
  return (
    <NewProduct {...pages} createFirst={() => pages.toCopy(pages.form.toDraft(data))}>
      {(editing) => <pages.Fields editing={editing} />}
    </NewProduct>
  );
}
