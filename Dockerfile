# The site's image: built with everything, run with the least.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:26-slim
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
# The root file system may be read-only: only /data is written to.
RUN mkdir /data dist/server/compiled && chown node:node /data dist/server/compiled
USER node
# A first run leaves the compiled server in the image, which makes each start 0.1 s shorter.
RUN DATA_DIR=/tmp/data timeout --preserve-status 5 node --min-semi-space-size=6 --max-semi-space-size=6 --heap-growing-percent=60 dist/server/main.js \
    && rm -r /tmp/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=6", "--max-semi-space-size=6", "--heap-growing-percent=60", "dist/server/main.js"]
