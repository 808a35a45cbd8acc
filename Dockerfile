# docker build -t schoolhouse .
# For both architectures: docker buildx build --platform linux/amd64,linux/arm64 -t schoolhouse .
# The container needs no rights, a folder for its data at /data and a small writable /tmp; everything else may be read-only.
# To pin the image by its digest, which docs/operating.md shows how to find: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:...
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json ./
# No package needs its install script for the build or the site.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm run pack -- /app

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# It belongs to root, so the site cannot change its own program. tests/faults/packed-site.test.ts runs this folder in the same way.
COPY --from=build /app ./
RUN install -d -o node -g node -m 0700 /data
# The user `node` of the image, as a number: some supervisors want to see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "--conditions=production", "scripts/start.mjs"]
