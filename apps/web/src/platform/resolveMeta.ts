import { metaDescription } from '@aitours/domain/meta';
import type { PageMeta, Params, ReadPreloaded, RouteModule } from './page.ts';

/** What a page says about itself, its description as short as search engines show it (SHELL-59). */
export function resolveMeta({ meta }: RouteModule, params: Params, preloaded: ReadPreloaded): PageMeta {
  const said = typeof meta === 'function' ? meta(preloaded, params) : meta;
  return { ...said, description: metaDescription(said.description) };
}
