import {
  checkSeasons,
  type PriceSeasonRow,
  type SentSeason,
  toSeasonRows,
  toSeasons,
} from '../../../shared/seasonsDraft.ts';
import { PriceSeasons } from '../PriceSeasons.tsx';
import type { Part } from './part.ts';

interface SeasonsOptions<Child extends object> {
  readonly label: string;
  /** Shown while there are no seasons. */
  readonly empty: string;
  /** Whether there is a price for children. */
  readonly hasChild: boolean;
  /** Returns the member with the price of a child. */
  readonly toChildPrice: (text: string) => Child;
}

export interface SeasonsDraft {
  readonly priceSeasons: readonly PriceSeasonRow[];
}

const path = 'price_seasons';

/** Returns the seasons in which a product has other prices. */
export const seasons = <Child extends object>({
  label,
  empty,
  hasChild,
  toChildPrice,
}: SeasonsOptions<Child>): Part<SeasonsDraft, { readonly price_seasons?: (SentSeason & Child)[] }> => ({
  createEmpty: () => ({ priceSeasons: [] }),
  toDraft: (wire) => ({ priceSeasons: toSeasonRows(wire.price_seasons) }),
  toWire: (draft) => ({ ...toSeasons(draft.priceSeasons, toChildPrice) }),
  check: (draft) => checkSeasons(path, draft.priceSeasons, hasChild),
  listNames: (draft) => [
    ...(draft.priceSeasons.length > 0 ? [path] : []),
    ...Object.keys(checkSeasons(path, draft.priceSeasons, hasChild)),
  ],
  Fields: ({ draft, change }) => (
    <PriceSeasons
      {...{ label, empty, path, hasChild }}
      rows={draft.priceSeasons}
      onChange={(priceSeasons) => change({ priceSeasons })}
    />
  ),
});
