import { toMetaDescription } from '@aitours/domain/meta';
import type { PageMeta, Params, ReadPreloaded, RouteModule } from './page.ts';

/** Returns a page's metadata with its description shortened for search engines (SHELL-59). */
export function resolveMeta({ meta }: RouteModule, params: Params, preloaded: ReadPreloaded): PageMeta {
  const resolved = typeof meta === 'function' ? meta(preloaded, params) : meta;
  return { ...resolved, description: toMetaDescription(resolved.description) };
}
