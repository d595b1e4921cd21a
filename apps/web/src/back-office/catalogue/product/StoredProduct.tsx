import type { Schema } from '@aitours/api-client';
import { Stack } from '@aitours/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';
import { useTitleFocus } from '../../../platform/useTitleFocus.ts';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { ifMatch } from '../../shared/ifMatch.ts';
import { SectionHead } from '../../shared/SectionHead.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import type { ProductEditing, ProductForm, ProductTarget } from './productForm.ts';
import { StateActions, type StateTexts } from './StateActions.tsx';
import { useProductEdit } from './useProductEdit.ts';

type State = Schema<'ProductState'>;

/** What the page of each product has. */
export interface StoredDetails {
  readonly state: State;
  readonly version: string;
  readonly history: readonly Schema<'ProductChange'>[];
}

export interface StoredProductProps<Draft extends object, Details extends StoredDetails> {
  readonly id: string;
  readonly details: Details;
  /** Called with what an action has returned, or what others have saved. */
  readonly onChanged: (current: Details) => void;
  readonly form: ProductForm<Draft, Details>;
  readonly title: string;
  readonly lead: string;
  /** The link back to the list. */
  readonly list: ReactNode;
  readonly texts: { readonly saved: string; readonly stateDone: Readonly<Record<State, string>> };
  /**
   * The texts of states and of their buttons.
   * @default those of products on sale
   */
  readonly stateTexts?: StateTexts;
  readonly setState: (target: ProductTarget, body: { readonly state: State }) => Promise<Details>;
  /** Loads the product as it was after a change. */
  readonly loadVersion: (path: { readonly id: string; readonly change_id: string }) => Promise<Draft>;
  /** Links to the other pages of the product. */
  readonly links: ReactNode;
  readonly children: (editing: ProductEditing<Draft>) => ReactNode;
}

/** Edits a product that exists, in any state: its form, the buttons of its state, and its history. */
export function StoredProduct<Draft extends object, Details extends StoredDetails>(
  product: StoredProductProps<Draft, Details>,
) {
  const { id, details, onChanged, form, texts, children } = product;
  const { state, version, history } = details;
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => form.toDraft(details));
  // The button of the action may be gone.
  useTitleFocus(page, `${state} ${version}`);
  const change = (current: Details, text: string) => {
    notify('success', text);
    onChanged(current);
  };
  const onSaved = (saved: Details) => change(saved, texts.saved);
  const editing = useProductEdit({ form, details, first, onSaved, onStale: onChanged });
  const setState = async (next: State) => {
    const target = { path: { id }, headers: ifMatch(version) };
    const current = await product.setState(target, { state: next });
    // The first publication gives an article its date.
    editing.rebase(form.toDraft(current));
    change(current, texts.stateDone[current.state]);
  };
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={product.title} lead={product.lead} action={product.list} />
        <StateActions
          state={state}
          texts={product.stateTexts ?? shared}
          isChanged={editing.isChanged}
          onSet={setState}
          links={product.links}
        />
        {children(editing)}
        <ProductHistory
          history={history}
          load={(changeId) => product.loadVersion({ id, change_id: changeId })}
          onUse={(earlier, text) => {
            editing.change(earlier);
            notify('success', text);
          }}
        />
      </Stack>
    </div>
  );
}
