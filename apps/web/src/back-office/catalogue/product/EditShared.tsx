import type { Client, Schema } from '@aitours/api-client';
import { Stack } from '@aitours/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../../platform/api.tsx';
import { useTitleFocus } from '../../../platform/useTitleFocus.ts';
import { DashboardFrame } from '../../shared/DashboardFrame.tsx';
import { SectionHead } from '../../shared/SectionHead.tsx';
import type { ChangingResponse } from '../../shared/useStaffApi.ts';
import { CatalogueLinks } from './CatalogueLinks.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { ProductWaiting, type ProductWaitingProps } from './ProductWaiting.tsx';
import type { ProductEditing, ProductForm } from './productForm.ts';
import { useOpened } from './useOpened.ts';
import { useProductEdit } from './useProductEdit.ts';

interface SharedDetails {
  readonly version: string;
  readonly history: readonly Schema<'ProductChange'>[];
}

interface EditSharedProps<Draft extends object, Details extends SharedDetails> {
  readonly path: string;
  readonly texts: ProductWaitingProps['texts'] & Readonly<Record<'title' | 'lead' | 'saved', string>>;
  readonly form: ProductForm<Draft, Details>;
  readonly useDetails: () => ChangingResponse<Details>;
  /** Loads them as they were after a change. */
  readonly loadVersion: (client: Client, path: { readonly change_id: string }) => Promise<Draft>;
  /** @param latest also what was loaded again since it was opened: what uses the entries may have changed */
  readonly children: (editing: ProductEditing<Draft>, latest: Details) => ReactNode;
}

/** The page that edits what products share, such as zones, which there is once: its form and its history. */
export const EditShared = <Draft extends object, Details extends SharedDetails>(
  page: EditSharedProps<Draft, Details>,
) => <DashboardFrame current="catalogue">{() => <Waiting {...page} />}</DashboardFrame>;

function Waiting<Draft extends object, Details extends SharedDetails>(page: EditSharedProps<Draft, Details>) {
  const response = page.useDetails();
  const [details, setDetails] = useOpened(response);
  if (details) return <Loaded {...page} details={details} latest={response.data ?? details} onChanged={setDetails} />;
  const action = <CatalogueLinks current={page.path} />;
  return <ProductWaiting failure={response.failure} onRetry={response.reload} texts={page.texts} action={action} />;
}

interface LoadedProps<Draft extends object, Details extends SharedDetails> extends EditSharedProps<Draft, Details> {
  readonly details: Details;
  readonly latest: Details;
  readonly onChanged: (current: Details) => void;
}

function Loaded<Draft extends object, Details extends SharedDetails>(props: LoadedProps<Draft, Details>) {
  const { path, texts, form, loadVersion, details, latest, onChanged, children } = props;
  const client = useClient();
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
        {children(editing, latest)}
        <ProductHistory
          history={details.history}
          load={(changeId) => loadVersion(client, { change_id: changeId })}
          onUse={(earlier, text) => {
            editing.change(earlier);
            notify('success', text);
          }}
        />
      </Stack>
    </div>
  );
}
