import type { Client } from '@aitours/api-client';
import { LinkButton, Stack } from '@aitours/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../../platform/api.tsx';
import { DashboardFrame } from '../../shared/DashboardFrame.tsx';
import { SectionHead } from '../../shared/SectionHead.tsx';
import type { ChangingResponse } from '../../shared/useStaffApi.ts';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';
import type { ProductEditing, ProductForm } from './productForm.ts';
import { type StoredDetails, StoredProduct, type StoredProductProps } from './StoredProduct.tsx';
import { useOpened } from './useOpened.ts';
import { useProductEdit } from './useProductEdit.ts';

interface NewProductProps<Draft extends object, Details> {
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
function NewProduct<Draft extends object, Details>(product: NewProductProps<Draft, Details>) {
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

/** What differs between the pages that edit products of different kinds. */
export interface ProductPages<Draft extends object, Details extends StoredDetails>
  extends Omit<NewProductProps<Draft, Details>, 'children' | 'list' | 'texts'>,
    Pick<StoredProductProps<Draft, Details>, 'stateTexts'> {
  readonly texts: NewProductProps<Draft, Details>['texts'] &
    StoredProductProps<Draft, Details>['texts'] &
    ProductWaitingProps['texts'] & { readonly toList: string };
  readonly listPath: string;
  readonly Fields: ComponentType<{ readonly editing: ProductEditing<Draft> }>;
  /** Loads a product in any state. */
  readonly useDetails: (id: string) => ChangingResponse<Details>;
  /** Default: such products can't be copied. */
  readonly toCopy?: (draft: Draft) => Draft;
  readonly toHead: (details: Details) => { readonly title: string; readonly lead: string };
  readonly setState: (
    client: Client,
    ...request: Parameters<StoredProductProps<Draft, Details>['setState']>
  ) => Promise<Details>;
  /** Loads a product as it was after a change. */
  readonly loadVersion: (
    client: Client,
    ...request: Parameters<StoredProductProps<Draft, Details>['loadVersion']>
  ) => Promise<Draft>;
  /** Links to the other pages of a product. */
  readonly Links: ComponentType<{ readonly details: Details }>;
}

interface EditProductProps<Draft extends object, Details extends StoredDetails> {
  /** The end of the page's address: an id, or `new`. */
  readonly id: string | undefined;
  readonly pages: ProductPages<Draft, Details>;
}

/** The page that edits a product, or creates one, optionally as a copy (`?copy=`). */
export function EditProduct<Draft extends object, Details extends StoredDetails>({
  id = '',
  pages,
}: EditProductProps<Draft, Details>) {
  const copied = new URLSearchParams(useSearch()).get('copy');
  const list = (
    <LinkButton tone="secondary" href={pages.listPath}>
      {pages.texts.toList}
    </LinkButton>
  );
  return (
    <DashboardFrame current="catalogue">
      {() =>
        id !== 'new' ? (
          <ExistingProduct key={id} {...{ id, pages, list }} />
        ) : copied !== null && pages.toCopy ? (
          <CopiedProduct key={copied} id={copied} {...{ pages, list }} toCopy={pages.toCopy} />
        ) : (
          <NewProduct {...pages} list={list}>
            {(editing) => <pages.Fields editing={editing} />}
          </NewProduct>
        )
      }
    </DashboardFrame>
  );
}

interface LoadedProps<Draft extends object, Details extends StoredDetails> {
  readonly id: string;
  readonly pages: ProductPages<Draft, Details>;
  /** The link back to the list. */
  readonly list: ReactNode;
}

function ExistingProduct<Draft extends object, Details extends StoredDetails>({
  id,
  pages,
  list,
}: LoadedProps<Draft, Details>) {
  const response = pages.useDetails(id);
  const [details, setDetails] = useOpened(response);
  const client = useClient();
  const { failure, reload } = response;
  if (!details) return <ProductWaiting {...{ failure, texts: pages.texts, action: list }} onRetry={reload} />;
  return (
    <StoredProduct
      {...pages}
      {...pages.toHead(details)}
      {...{ id, details, onChanged: setDetails, list }}
      setState={(...request) => pages.setState(client, ...request)}
      loadVersion={(...request) => pages.loadVersion(client, ...request)}
      links={<pages.Links details={details} />}
    >
      {(editing) => <pages.Fields editing={editing} />}
    </StoredProduct>
  );
}

function CopiedProduct<Draft extends object, Details extends StoredDetails>({
  id,
  pages,
  list,
  toCopy,
}: LoadedProps<Draft, Details> & { readonly toCopy: (draft: Draft) => Draft }) {
  const { data, failure, reload } = pages.useDetails(id);
  if (!data) return <ProductWaiting {...{ failure, texts: pages.texts, action: list }} onRetry={reload} />;
  return (
    <NewProduct {...pages} list={list} createFirst={() => toCopy(pages.form.toDraft(data))}>
      {(editing) => <pages.Fields editing={editing} />}
    </NewProduct>
  );
}
