# Pages and broker, on port 8787. How to run it: docs/hosting.md.
FROM node:20-slim AS build
WORKDIR /roadstead
COPY . .
RUN npm ci
RUN npm pack

FROM node:20-slim
COPY --from=build /roadstead/roadstead-*.tgz /tmp/
RUN npm install --global /tmp/roadstead-*.tgz && rm /tmp/roadstead-*.tgz
USER node
EXPOSE 8787
CMD ["roadstead", "serve"]
