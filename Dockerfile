# The site's image: built with all packages, run with the fewest.
#
# Tags can move, digests cannot. To update Node, change the tag and its digest together; this
# command prints the digest:
#   docker buildx imagetools inspect node:26.10.0-slim --format '{{.Manifest.Digest}}'
ARG NODE=26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1
FROM node:${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without install scripts: one would download another Node, which no lockfile line covers.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:${NODE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The server is bundled with its packages, except for this native one.
RUN npm ci --ignore-scripts --omit=dev && mkdir /kept && cd node_modules && cp -r --parents sharp @img detect-libc semver /kept

FROM node:${NODE}
ENV NODE_ENV=production \
    DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /kept ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
# The root file system may be read-only: only /data is written to.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["dist/server/start"]
