import { type Client, isProblem, type Schema } from '@aitours/api-client';

/** Applies an edit of a product's stock. @returns what was applied; undefined if the stock has changed since the preview */
export async function applyStockEdit(
  client: Client,
  body: Schema<'NewStockEdit'>,
): Promise<Schema<'StockEdit'> | undefined> {
  const result = await client.call('createStockEdit', { body }).catch((error: unknown) => {
    if (!isProblem(error, 'conflict')) throw error;
  });
  return result && 'stock_edit_id' in result ? result : undefined;
}
