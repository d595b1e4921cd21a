/**
 * drizzle-kit is installed at the root and resolves drizzle-orm from there, but npm installs drizzle-orm in this workspace.
 * Loaded before drizzle-kit, this resolves its imports here (NODE_PATH does so for `require`).
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const ours = /^drizzle-orm(\/|$)/.test(specifier) && context.conditions.includes('import');
    return next(specifier, ours ? { ...context, parentURL: import.meta.url } : context);
  },
});
