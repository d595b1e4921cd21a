import type { components, OperationId, Schema } from '@aitours/api-client';
import type { TableColumn } from '@aitours/ui';
import type { ComponentType, ReactNode } from 'react';
import type { ProductPaths } from '../../../platform/staffPaths.ts';
import type { CatalogueListProps } from './CatalogueList.tsx';
import type { ProductPages } from './EditProduct.tsx';
import type { Part } from './fields/part.ts';
import type { ProductLinksProps } from './ProductLinks.tsx';

/** What the operations of each kind of product send and return, by the noun in their names: `getStaffCruise`. */
export interface Shapes {
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

export type Noun = keyof Shapes;

export const listIds = {
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

export interface Definition<K extends Noun, Draft extends object, Wire extends object, Omitted> {
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
export type Complete<Wire, Body, Omitted> = [
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
