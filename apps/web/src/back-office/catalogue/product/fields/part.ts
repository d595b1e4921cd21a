import type { ReactNode } from 'react';

/** Errors by the fields' names on the wire; undefined: a field without one, in the order of the form. */
export type PartErrors = Readonly<Record<string, string | undefined>>;

export interface PartProps<Draft> {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly isNew: boolean;
}

/**
 * One or several fields of a form: what is typed (the draft), what is sent (the wire), and how it is checked and shown.
 * A form is a part that combines others.
 */
export interface Part<Draft extends object, Wire extends object> {
  createEmpty(): Draft;
  /** @param wire with the members that the API returns */
  toDraft(wire: Wire): Draft;
  /** Returns what is sent for a valid draft. */
  toWire(draft: Draft): Wire;
  check(draft: Draft): PartErrors;
  /** Returns the names on the wire of the fields that show errors of the server. */
  listNames(draft: Draft): readonly string[];
  Fields(props: PartProps<Draft>): ReactNode;
}

/** A part of any form. */
export type AnyPart = Part<object, object>;

export type DraftOf<P> = P extends Part<infer Draft, infer _> ? Draft : never;
export type WireOf<P> = P extends Part<infer _, infer Wire> ? Wire : never;

type IntersectionOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The type of parts that are shown after each other. */
export type Combined<Parts extends readonly AnyPart[]> = Part<
  IntersectionOf<DraftOf<Parts[number]>> & object,
  IntersectionOf<WireOf<Parts[number]>> & object
>;

const merge = <Value extends object>(values: readonly Value[]): Value => Object.assign({}, ...values);

/** Returns the data of parts that are shown after each other. */
export const combineData = (parts: readonly AnyPart[]): Omit<AnyPart, 'Fields'> => ({
  createEmpty: () => merge(parts.map((part) => part.createEmpty())),
  toDraft: (wire) => merge(parts.map((part) => part.toDraft(wire))),
  toWire: (draft) => merge(parts.map((part) => part.toWire(draft))),
  check: (draft) => merge(parts.map((part) => part.check(draft))),
  listNames: (draft) => parts.flatMap((part) => part.listNames(draft)),
});
