import { toMetaDescription } from '@aitours/domain/meta';
import type { IsMissing, PageMeta, Params, ReadPreloaded, RouteModule } from './page.ts';

/** Returns a page's metadata with its description shortened for search engines (SHELL-59). */
export function resolveMeta(
  { meta }: RouteModule,
  params: Params,
  preloaded: ReadPreloaded,
  isMissing: IsMissing,
): PageMeta {
  const resolved = typeof meta === 'function' ? meta(preloaded, params, isMissing) : meta;
  return { ...resolved, description: toMetaDescription(resolved.description) };
}
