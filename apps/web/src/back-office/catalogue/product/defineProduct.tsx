import type { Client, components, OperationId, Schema } from '@aitours/api-client';
import { type TableColumn, TextLink } from '@aitours/ui';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { useParams } from 'wouter';
import type { ProductPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { describeRules, dropMissing } from '../../shared/fieldChecks.ts';
import { type ChangingResponse, useStaffApi } from '../../shared/useStaffApi.ts';
import { CatalogueList, type CatalogueListProps } from './CatalogueList.tsx';
import { EditForm } from './EditForm.tsx';
import { EditProduct, type ProductPages } from './EditProduct.tsx';
import type { Part } from './fields/part.ts';
import { ProductLinks, type ProductLinksProps } from './ProductLinks.tsx';
import { listNewerChanges, type ProductForm, saveProduct } from './productForm.ts';

/** What the operations of each kind of product send and return, by the noun in their names: `getStaffCruise`. */
interface Shapes {
  readonly Activity: ShapeOf<'ActivityInput', 'Activity', 'StaffActivity', 'StaffActivityRow'>;
  readonly Ticket: ShapeOf<'EventInput', 'EventInput', 'StaffEvent', 'StaffEventRow'>;
  readonly Tour: ShapeOf<'TourInput', 'TourInput', 'StaffTour', 'StaffTourRow'>;
  readonly Vehicle: ShapeOf<'VehicleInput', 'VehicleInput', 'StaffVehicle', 'StaffVehicleRow'>;
  readonly Cruise: ShapeOf<'CruiseInput', 'CruiseInput', 'StaffCruise', 'StaffCruiseRow'>;
  readonly Destination: ShapeOf<'DestinationInput', 'DestinationInput', 'StaffDestination', 'StaffDestinationRow'>;
  readonly Post: ShapeOf<'PostInput', 'PostVersion', 'StaffPost', 'StaffPostRow'>;
}

type SchemaName = keyof components['schemas'];

interface ShapeOf<
  Body extends SchemaName,
  Version extends SchemaName,
  Details extends SchemaName,
  Row extends SchemaName,
> {
  readonly body: Schema<Body>;
  readonly version: Schema<Version>;
  readonly details: Schema<Details>;
  readonly row: Schema<Row>;
}

type Noun = keyof Shapes;

const listIds = {
  Activity: 'listStaffActivities',
  Ticket: 'listStaffTickets',
  Tour: 'listStaffTours',
  Vehicle: 'listStaffVehicles',
  Cruise: 'listStaffCruises',
  Destination: 'listStaffDestinations',
  Post: 'listStaffPosts',
} as const satisfies Record<Noun, OperationId>;

/** The texts of a kind of product. */
type TextsOf<K extends Noun, Draft extends object> = ProductPages<Draft, Shapes[K]['details']>['texts'] &
  CatalogueListProps<never>['texts'] & {
    readonly form: string;
    /** Of errors of rules over several fields. */
    readonly rules: Readonly<Record<string, string>>;
  };

/** The texts of states and of their buttons. */
type StateTexts = NonNullable<ProductPages<object, never>['stateTexts']> &
  NonNullable<CatalogueListProps<never>['stateTexts']>;

interface Definition<K extends Noun, Draft extends object, Wire extends object, Omitted> {
  readonly texts: TextsOf<K, Draft>;
  /** Default: those of products on sale. */
  readonly stateTexts?: Partial<StateTexts>;
  readonly paths: ProductPaths;
  readonly fields: Part<Draft, Wire>;
  /** Shows the form once what it needs is loaded. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }>;
  /** Members of the request that the form neither shows nor sends. */
  readonly omitted?: readonly Omitted[];
  /** Returns the product of what its page loads. */
  readonly pick: (details: Shapes[K]['details']) => Shapes[K]['version'];
  /** Returns the members that are sent. Default: the version has them. */
  readonly toInput?: (version: Shapes[K]['version']) => Wire;
  /** Default: the details have it. */
  readonly getId?: (details: Shapes[K]['details']) => string;
  /** Returns the errors that the schema of the contract can't detect, by field. */
  readonly findErrors: (body: Shapes[K]['body']) => Readonly<Record<string, string>>;
  /** Whether `findErrors` can't read an invalid amount. */
  readonly needsAmounts?: boolean;
  /** Returns the draft of a copy. */
  readonly toCopy: (draft: Draft) => Draft;
  readonly toHead: (details: Shapes[K]['details']) => { readonly title: string; readonly lead: string };
  readonly toLinks: (details: Shapes[K]['details']) => Omit<ProductLinksProps, 'copy'>;
  readonly list: {
    readonly name: (row: Shapes[K]['row']) => string;
    readonly nameHeader: string;
    /** After name and state. */
    readonly columns: readonly TableColumn<Shapes[K]['row']>[];
  };
}

/** An error of types, if the fields lack or misspell a member of the request. */
type Complete<Wire, Body, Omitted> = [
  Exclude<keyof Body, keyof Wire | Omitted>,
  Exclude<keyof Wire, keyof Body>,
] extends [never, never]
  ? Wire extends Partial<Body>
    ? unknown
    : { readonly fields: 'They send a member with another type than the contract has' }
  : {
      readonly fields: [
        'They lack or misspell',
        Exclude<keyof Body, keyof Wire | Omitted>,
        Exclude<keyof Wire, keyof Body>,
      ];
    };

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
