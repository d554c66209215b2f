# Tincture as an image. It runs as the user `node`, who may write to /data and /backups alone.
# `docker run --volume tincture:/data --publish 127.0.0.1:3000:3000 <image>` starts it with the PostgreSQL that comes with it;
# compose.yaml has one beside a PostgreSQL of its own. docs/operating.md says the rest.

FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN node scripts/launch.mjs --omit=dev scripts/build/build.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The application belongs to root, so that whoever takes over the process cannot change it.
COPY --from=built /app /app
RUN install --directory --owner=node --group=node --mode=700 /data /backups
VOLUME ["/data", "/backups"]
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The Node that the lock file pins, without a shell in between that would keep SIGTERM to itself.
CMD ["node_modules/.bin/node", "build/server/main.js"]
