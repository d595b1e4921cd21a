import { metaDescription } from '@aitours/domain/meta';
import type { PageMeta, Params, Preloaded, RouteDefinition, RouteModule } from './route-table.ts';

/** What a page says about itself: its own words where it has them, else the route table's (SHELL-59). */
export function pageMeta(route: RouteDefinition, module: RouteModule, params: Params, preloaded: Preloaded): PageMeta {
  const meta = module.meta?.(preloaded, params) ?? route.meta;
  return { ...meta, description: metaDescription(meta.description) };
}
