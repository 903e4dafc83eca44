/** Static files of one folder, and nothing outside it. */
import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join, normalize, sep} from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface StoredFile {
  readonly stamp: string;
  readonly body: Buffer;
  /** Null where it gains nothing. */
  readonly zipped: Buffer | null;
  readonly tag: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Where a request's path leads below a folder (absolute), or null when it leads nowhere good: badly encoded, outside
 * the folder, hidden files.
 */
export function pathBelow(root: string, url: string): string | null {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return null;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path) || /\/\./.test(path)) return null;
  const file = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(normalize(root + sep)) ? file : null;
}

/** Answers GET and HEAD from a folder; the app has a few dozen files, so they are kept in memory. */
export function serveFiles(root: string): Handler {
  const stored = new Map<string, StoredFile>();
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    const path = pathBelow(root, request.url ?? '/');
    const file = path === null ? null : await load(path, stored);
    if (path === null || !file) return refuse(response, 404);
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    // Chunks carry the hash of their content in their name; everything else may be new at the next start.
    const isHashed = /\/chunks\/[^/]+-[A-Z0-9]{8}\.\w+$/.test(path);
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('etag', file.tag);
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304).end();
      return;
    }
    const zipped = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? file.zipped : null;
    response.setHeader('vary', 'accept-encoding');
    if (zipped) response.setHeader('content-encoding', 'gzip');
    const body = zipped ?? file.body;
    response.setHeader('content-length', body.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
  };
}

async function load(path: string, stored: Map<string, StoredFile>): Promise<StoredFile | null> {
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) return null;
  const stamp = `${info.mtimeMs} ${info.size}`;
  const known = stored.get(path);
  if (known?.stamp === stamp) return known;
  const body = await readFile(path);
  const isText = /\b(text|json|svg)\b/.test(TYPES[extname(path)] ?? '');
  const file: StoredFile = {
    stamp,
    body,
    zipped: isText && body.length > 1024 ? await promisify(gzip)(body) : null,
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
  stored.set(path, file);
  return file;
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'});
  response.end(status === 404 ? 'not found\n' : 'only GET and HEAD\n');
}
