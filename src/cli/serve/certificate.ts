/** A certificate that this machine signs for itself: browsers warn once, then the page counts as secure. */
import {execFile} from 'node:child_process';
import {isIP} from 'node:net';
import {promisify} from 'node:util';

/** PEM texts. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Node cannot make certificates, so the `openssl` program does. @throws Error when there is none */
export async function selfSigned(names: readonly string[]): Promise<Certificate> {
  const alternative = names.map(name => `${isIP(name) !== 0 ? 'IP' : 'DNS'}:${name}`).join(',');
  const {stdout} = await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '365', '-subj', '/CN=roadstead', '-addext', `subjectAltName=${alternative}`],
    ...['-keyout', '-', '-out', '-'],
  ]);
  const pem = (label: string) =>
    new RegExp(`-----BEGIN ${label}-----[^]+?-----END ${label}-----\n`).exec(stdout)?.[0];
  const key = pem('PRIVATE KEY') ?? pem('EC PRIVATE KEY');
  const cert = pem('CERTIFICATE');
  if (!key || !cert) throw new Error('openssl made no certificate');
  return {key, cert};
}
