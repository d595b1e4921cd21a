/** What the contract says about a member of a request's body. */
export interface Limit {
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly type?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly item?: Limit;
  /** Of an object. */
  readonly fields?: object;
}

export type Limits = Readonly<Record<string, Limit>>;
