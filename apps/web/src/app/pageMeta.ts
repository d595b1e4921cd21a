import { metaDescription } from '@aitours/domain/meta';
import type { PageMeta, Params, Preloaded, RouteModule } from './route-table.ts';

/** What a page says about itself, its description as short as search engines show it (SHELL-59). */
export function pageMeta({ meta }: RouteModule, params: Params, preloaded: Preloaded): PageMeta {
  const said = typeof meta === 'function' ? meta(preloaded, params) : meta;
  return { ...said, description: metaDescription(said.description) };
}
