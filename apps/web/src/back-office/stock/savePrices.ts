import type { Client } from '@aitours/api-client';
import type { SeasonalPrices, SeasonFares } from '@aitours/domain/pricing';
import { activity } from '../catalogue/activities/activity.tsx';
import { attraction } from '../catalogue/attractions/attraction.tsx';
import type { ProductForm } from '../catalogue/product/productForm.ts';
import { tour } from '../catalogue/tours/tour.tsx';
import type { PriceSeasonRow } from '../shared/seasonsDraft.ts';
import { haveSamePrices, parseStockPrices, type StockPrices } from './priceDraft.ts';
import type { StockCalendar } from './stockDraft.ts';

type Target = Pick<StockCalendar, 'product_type' | 'product_id' | 'event_id'>;

/**
 * Replaces the price seasons of a product if it has the expected prices. Everything else of it stays: the request is for
 * the version that was loaded.
 *
 * @returns whether they are replaced
 */
export async function savePrices(
  client: Client,
  target: Target,
  expected: SeasonalPrices<SeasonFares>,
  rows: readonly PriceSeasonRow[],
): Promise<boolean> {
  const { prices, replace } = await loadProduct(client, target);
  return prices !== undefined && haveSamePrices(parseStockPrices(prices), expected) && (await replace(rows));
}

interface PricedProduct {
  /** Undefined: it was removed. */
  readonly prices: StockPrices | undefined;
  /** Returns false if another version is current. */
  readonly replace: (rows: readonly PriceSeasonRow[]) => Promise<boolean>;
}

function loadProduct(client: Client, { product_type, product_id, event_id }: Target): Promise<PricedProduct> {
  if (event_id !== null) return loadTicketType(client, event_id, product_id);
  return product_type === 'tour' ? loadTour(client, product_id) : loadActivity(client, product_id);
}

async function loadActivity(client: Client, id: string): Promise<PricedProduct> {
  const details = await client.call('getStaffActivity', { path: { id } });
  const { base_price, child_price, price_seasons = [] } = details.activity;
  return {
    prices: { adult_price: base_price, child_price, price_seasons },
    replace: createReplace(client, activity.form, details),
  };
}

async function loadTour(client: Client, id: string): Promise<PricedProduct> {
  const details = await client.call('getStaffTour', { path: { id } });
  const { base_price, price_seasons = [] } = details.tour;
  return {
    prices: {
      adult_price: base_price,
      child_price: null,
      price_seasons: price_seasons.map((season) => ({ ...season, child_price: null })),
    },
    replace: createReplace(client, tour.form, details),
  };
}

/** Returns the request for a product that has price seasons itself. */
function createReplace<Draft extends { readonly priceSeasons: readonly PriceSeasonRow[] }, Details>(
  client: Client,
  form: ProductForm<Draft, Details>,
  details: Details,
): PricedProduct['replace'] {
  const draft = form.toDraft(details);
  return async (priceSeasons) => (await form.save(client, details, { ...draft, priceSeasons })).saved !== undefined;
}

async function loadTicketType(client: Client, id: string, typeId: string): Promise<PricedProduct> {
  const details = await client.call('getStaffTicket', { path: { id } });
  const draft = attraction.form.toDraft(details);
  return {
    prices: details.event.ticket_types.find((type) => type.id === typeId),
    replace: async (seasons) => {
      const types = draft.types.map((type) => (type.id === typeId ? { ...type, seasons } : type));
      return (await attraction.form.save(client, details, { ...draft, types })).saved !== undefined;
    },
  };
}
