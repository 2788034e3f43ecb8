FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The README's build-time variables. Set each with --build-arg.
ARG SITE_ORIGIN
ARG BASE_PATH
ARG CODE_HOSTING_URL
ARG MICROBLOG_URL
ARG FORMSPREE_FORM_ID
ARG FORMSPREE_PROJECT
ARG GOVERNING_LAW
ARG ADS_CLIENT
ARG ANALYTICS
RUN npm run build

# Site and server are bundled, except libSQL, which has a native part. npm installs it and its dependencies from the lock file.
FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
COPY package.json package-lock.json .npmrc ./
RUN node -e "const own = require('./package.json'); const { '@libsql/client': libsql } = own.dependencies; fs.writeFileSync('package.json', JSON.stringify({ ...own, dependencies: { '@libsql/client': libsql }, devDependencies: {} }))" \
  && npm install && npm cache clean --force && install -d -o node -g node data
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
USER node
VOLUME /app/data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${require('./dist/site.json').basePath}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/index.js"]
