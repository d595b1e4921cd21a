/**
 * drizzle-kit is installed at the root and imports drizzle-orm from there, while npm keeps drizzle-orm in this
 * workspace. Loaded before drizzle-kit, this makes it look here (and NODE_PATH does so for what it requires).
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const ours = /^drizzle-orm(\/|$)/.test(specifier) && context.conditions.includes('import');
    return next(specifier, ours ? { ...context, parentURL: import.meta.url } : context);
  },
});
