import type { Schema } from '@aitours/api-client';
import { Inline, Stack } from '@aitours/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';
import type { ProductEditing, ProductForm } from './productForm.ts';
import { SectionHead } from './SectionHead.tsx';
import { useOpened } from './useOpened.ts';
import { useProductEdit } from './useProductEdit.ts';
import type { ChangingResponse } from './useStaffApi.ts';

interface DocumentDetails {
  readonly version: string;
  readonly history: readonly Schema<'ProductChange'>[];
}

interface DocumentProps<Draft extends object, Details extends DocumentDetails> {
  /** The path of the page. */
  readonly path: string;
  readonly form: ProductForm<Draft, Details>;
  readonly texts: ProductWaitingProps['texts'] & Readonly<Record<'title' | 'lead' | 'saved', string>>;
  /** Loads the document as it was after a change. */
  readonly loadVersion: (path: { readonly change_id: string }) => Promise<Draft>;
  /** A link to the page of the shop that shows it. */
  readonly toShop?: ReactNode;
  /** @param latest also what was loaded again since it was opened: what uses the entries may have changed */
  readonly children: (editing: ProductEditing<Draft>, latest: Details) => ReactNode;
}

export interface StoredDocumentProps<Draft extends object, Details extends DocumentDetails>
  extends DocumentProps<Draft, Details> {
  readonly response: ChangingResponse<Details>;
}

/** Edits lists that a shop has once, in one version: their form and their history. */
export function StoredDocument<Draft extends object, Details extends DocumentDetails>({
  response,
  ...document
}: StoredDocumentProps<Draft, Details>) {
  const [details, setDetails] = useOpened(response);
  if (details)
    return <Opened {...document} details={details} latest={response.data ?? details} onChanged={setDetails} />;
  const links = <CatalogueLinks current={document.path} />;
  return <ProductWaiting failure={response.failure} onRetry={response.reload} texts={document.texts} action={links} />;
}

interface OpenedProps<Draft extends object, Details extends DocumentDetails> extends DocumentProps<Draft, Details> {
  readonly details: Details;
  readonly latest: Details;
  /** Called with what was saved, by the user or by others. */
  readonly onChanged: (current: Details) => void;
}

function Opened<Draft extends object, Details extends DocumentDetails>(document: OpenedProps<Draft, Details>) {
  const { path, form, texts, details, latest, onChanged, toShop, children } = document;
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => form.toDraft(details));
  useTitleFocus(page, details.version);
  const onSaved = (saved: Details) => {
    notify('success', texts.saved);
    onChanged(saved);
  };
  const editing = useProductEdit({ form, details, first, onSaved, onStale: onChanged });
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={texts.title} lead={texts.lead} action={<CatalogueLinks current={path} />} />
        {toShop !== undefined && <Inline>{toShop}</Inline>}
        {children(editing, latest)}
        <ProductHistory
          history={details.history}
          load={(changeId) => document.loadVersion({ change_id: changeId })}
          onUse={(earlier, at) => {
            editing.change(earlier);
            notify('success', shared.versionInForm(at));
          }}
        />
      </Stack>
    </div>
  );
}
