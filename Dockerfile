# The gateway over HTTP. Node runs the TypeScript sources as they are; there is nothing to build.
FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm cache clean --force
COPY generated ./generated
COPY src ./src
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.MCP_PORT || 8080}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts", "http"]
