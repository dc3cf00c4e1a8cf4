# syntax=docker/dockerfile:1
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# The pages and headers contain these values, so changing one means building again.
ARG SITE_URL
ARG COMPRESS
ARG HSTS_SUBDOMAINS
ARG HSTS_PRELOAD
ARG BUILD_COMMIT
ENV BUILD_STANDALONE=1 SITE_URL=${SITE_URL} COMPRESS=${COMPRESS} HSTS_SUBDOMAINS=${HSTS_SUBDOMAINS} HSTS_PRELOAD=${HSTS_PRELOAD} BUILD_COMMIT=${BUILD_COMMIT}
RUN npm run build

FROM node:${NODE_VERSION}-slim
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
# The code belongs to root, so that the server cannot change it.
COPY --from=build /site/.next/standalone ./
COPY --from=build /site/.next/static ./.next/static
COPY --from=build /site/public ./public
# Resized images are cached here. A read-only container needs a tmpfs for it (docs/deploy.md).
RUN mkdir -p .next/cache && chown node:node .next/cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
