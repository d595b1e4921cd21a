import type { Client } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'wouter';
import { editorMessages as shared } from '../../shared/editorMessages.ts';
import { describeRules, dropMissing } from '../../shared/fieldChecks.ts';
import { type ChangingResponse, useStaffApi } from '../../shared/useStaffApi.ts';
import { CatalogueList } from './CatalogueList.tsx';
import { EditForm } from './EditForm.tsx';
import { EditProduct, type ProductPages } from './EditProduct.tsx';
import { ProductLinks } from './ProductLinks.tsx';
import { type Complete, type Definition, listIds, type Noun, type Shapes } from './productDefinition.ts';
import { listNewerChanges, type ProductForm, saveProduct } from './productForm.ts';

/** A kind of product: its form, and the pages that list and edit it. */
export interface Product<K extends Noun, Draft extends object> {
  readonly form: ProductForm<Draft, Shapes[K]['details']>;
  readonly toDraft: (version: Shapes[K]['version']) => Draft;
  readonly toInput: (draft: Draft) => Shapes[K]['body'];
  readonly toCopy: (draft: Draft) => Draft;
  readonly createFirst: () => Draft;
  readonly ListPage: () => ReactNode;
  readonly EditPage: () => ReactNode;
}

/** Returns the form and the pages of a kind of product. @param noun of its operations: `getStaffCruise` */
export function defineProduct<
  K extends Noun,
  Draft extends object,
  Wire extends object,
  const Omitted extends keyof Shapes[K]['body'] = never,
>(
  noun: K,
  product: Definition<K, Draft, Wire, Omitted> & Complete<Wire, Shapes[K]['body'], Omitted>,
): Product<K, Draft> {
  const model = createModel(noun, product);
  return { ...model, ListPage: createListPage(noun, product), EditPage: createEditPage(noun, product, model) };
}

/** TypeScript can't relate the operations of a kind to their types before the kind is known. */
interface Caller {
  call<Result>(operation: string, input: object): Promise<Result>;
}

const toCaller = (client: Client): Caller => client as unknown as Caller;

type Model<K extends Noun, Draft extends object> = Omit<Product<K, Draft>, 'ListPage' | 'EditPage'>;

/** Returns what a kind's form does, without its pages. */
function createModel<K extends Noun, Draft extends object, Wire extends object, Omitted>(
  noun: K,
  product: Definition<K, Draft, Wire, Omitted>,
): Model<K, Draft> {
  type Details = Shapes[K]['details'];
  const { texts, fields, toCopy, pick, findErrors, needsAmounts = false } = product;
  const { getId = readId, toInput: toWire = (version) => version as object as Wire } = product;
  const toDraft = (version: Shapes[K]['version']) => fields.toDraft(toWire(version));
  const toInput = (draft: Draft) => fields.toWire(draft) as Shapes[K]['body'];
  const check = (draft: Draft) => {
    const own = fields.check(draft);
    const found = needsAmounts && hasAmountError(own) ? {} : findErrors(toInput(draft));
    return dropMissing({ ...own, ...describeRules(found, own, texts.rules) });
  };
  const save: ProductForm<Draft, Details>['save'] = (client, details, draft) => {
    const { call } = toCaller(client);
    const body = toInput(draft);
    return saveProduct(details && { id: getId(details), version: details.version }, {
      create: () => call<Details>(`createStaff${noun}`, { body }),
      replace: (target) => call<Details>(`replaceStaff${noun}`, { ...target, body }),
      load: (path) => call<Details>(`getStaff${noun}`, { path }),
    });
  };
  return {
    toDraft,
    toInput,
    toCopy,
    createFirst: () => fields.createEmpty(),
    form: {
      toDraft: (details) => toDraft(pick(details)),
      check,
      listFields: (draft) => [...fields.listNames(draft)],
      save,
      listNewer: listNewerChanges,
    },
  };
}

const readId = (details: object): string => ('id' in details ? String(details.id) : '');

const hasAmountError = (errors: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(errors).some(([name, text]) => text !== undefined && /price(_per_km|_adjustment)?$/.test(name));

function createListPage<K extends Noun, Draft extends object, Wire extends object, Omitted>(
  noun: K,
  { texts, paths, stateTexts, list }: Definition<K, Draft, Wire, Omitted>,
) {
  type Row = Shapes[K]['row'];
  const states = { ...shared, ...stateTexts };
  const columns: readonly TableColumn<Row>[] = [
    {
      key: 'name',
      header: list.nameHeader,
      cell: (row) => <TextLink href={paths.edit(row.id)}>{list.name(row)}</TextLink>,
      rowHeader: true,
    },
    { key: 'state', header: shared.columns.state, cell: ({ state }) => states.states[state] },
    ...list.columns,
  ];
  return () => (
    <CatalogueList<Row>
      path={paths.list}
      texts={texts}
      newPath={paths.create()}
      columns={columns}
      stateTexts={states}
      fetchPage={(client, query) => toCaller(client).call(listIds[noun], { query })}
    />
  );
}

function createEditPage<K extends Noun, Draft extends object, Wire extends object, Omitted>(
  noun: K,
  {
    texts,
    paths,
    stateTexts,
    fields,
    Frame = Fragment,
    getId = readId,
    toHead,
    toLinks,
  }: Definition<K, Draft, Wire, Omitted>,
  { form, toCopy, createFirst, toDraft }: Model<K, Draft>,
) {
  type Details = Shapes[K]['details'];
  const Links = ({ details }: { readonly details: Details }) => (
    <ProductLinks copy={paths.create(getId(details))} {...toLinks(details)} />
  );
  const pages: ProductPages<Draft, Details> = {
    ...{ form, toCopy, createFirst, toHead, texts, Links },
    stateTexts: { ...shared, ...stateTexts },
    listPath: paths.list,
    toPath: (saved) => paths.edit(getId(saved)),
    Fields: ({ editing }) => (
      <Frame>
        <EditForm label={texts.form} editing={editing}>
          <fields.Fields draft={editing.draft} change={editing.change} isNew={editing.isNew} />
        </EditForm>
      </Frame>
    ),
    useDetails: (id) =>
      useStaffApi(`getStaff${noun satisfies Noun as 'Cruise'}`, {
        path: { id },
      }) as object as ChangingResponse<Details>,
    setState: (client, target, body) => toCaller(client).call(`set${noun}State`, { ...target, body }),
    loadVersion: async (client, path) =>
      toDraft(await toCaller(client).call<Shapes[K]['version']>(`get${noun}Version`, { path })),
  };
  return () => <EditProduct id={useParams()['id']} pages={pages} />;
}
