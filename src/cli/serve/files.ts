/** Static files of one folder, and nothing outside it. */
import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join, normalize, sep} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';

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

/** Files up to so many bytes are sent as they are. */
const SMALL = 150;

/** Chunks carry the hash of their content in their name. */
const HASHED = /\/chunks\/[^/]+-[A-Z0-9]{8}\.\w+$/;

/** Browsers take Brotli from secure pages and from this machine. */
type Coding = 'br' | 'gzip';

interface StoredFile {
  readonly stamp: string;
  readonly body: Buffer;
  /** By content coding, the better first; none where it gains nothing. */
  readonly packed: readonly (readonly [Coding, Buffer])[];
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
    // A join link whose `#` was escaped on the way.
    const [, link] = /^[^?#]*\/%23(j.*)$/i.exec(request.url ?? '') ?? [];
    if (link) {
      response.writeHead(302, {location: `./#${link}`}).end();
      return;
    }
    const path = pathBelow(root, request.url ?? '/');
    const file = path === null ? null : await load(path, stored);
    if (path === null || !file) return refuse(response, 404);
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    // Everything but a hashed chunk may be new at the next start.
    response.setHeader(
      'cache-control',
      HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    response.setHeader('etag', file.tag);
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304).end();
      return;
    }
    const taken = String(request.headers['accept-encoding'] ?? '');
    const [coding, body] = file.packed.find(([name]) => takes(taken, name)) ?? [null, file.body];
    response.setHeader('vary', 'accept-encoding');
    if (coding) response.setHeader('content-encoding', coding);
    response.setHeader('content-length', body.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
  };
}

/** @param header what is said in `Accept-Encoding` (RFC 9110, 12.5.3) */
const takes = (header: string, coding: Coding): boolean =>
  header
    .split(',')
    .map(part => part.trim())
    .some(part => part.split(';')[0] === coding && !/;\s*q=0(?:\.0*)?$/.test(part));

async function load(path: string, stored: Map<string, StoredFile>): Promise<StoredFile | null> {
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) return null;
  const stamp = `${info.mtimeMs} ${info.size}`;
  const known = stored.get(path);
  if (known?.stamp === stamp) return known;
  const body = await readFile(path);
  const isText = /\b(text|json|svg)\b/.test(TYPES[extname(path)] ?? '') && body.length > SMALL;
  const file: StoredFile = {
    stamp,
    body,
    packed: isText
      ? await Promise.all([
          brotliOf(path, body).then(packed => ['br', packed] as const),
          promisify(gzip)(body).then(packed => ['gzip', packed] as const),
        ])
      : [],
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
  stored.set(path, file);
  return file;
}

/** The build has packed the chunks already, which takes seconds for all of them; of any other file that might be outdated. */
const brotliOf = (path: string, body: Buffer): Promise<Buffer> => {
  const pack = () => promisify(brotliCompress)(body);
  return HASHED.test(path) ? readFile(`${path}.br`).catch(pack) : pack();
};

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'});
  response.end(status === 404 ? 'not found\n' : 'only GET and HEAD\n');
}
