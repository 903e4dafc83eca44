/**
 * What the net adds to a bare data channel: a guest tells the host something, the host pins it on the board, the
 * guest reads it there, with four devices in the mesh; beside it the round trip of a bare channel between two of the
 * same pages.
 */
import {playground} from '../support/net/browser.ts';
import {percentile, type Row, times} from './figures.ts';
import {joins, timesOf} from './joins.ts';

const TRIPS = times(200, 3);
/** An entry with both signatures has about this many. */
const BYTES = 286;
const FRAME_MS = 1000 / 60;
/** First joins, and as many pages loaded anew. */
const JOINS = times(15);

export async function bench(): Promise<Row[]> {
  return [...(await trips()), ...(await arrivals())];
}

/** From the link to the drawn table, for profiles that have never been here, and for the same loaded anew. */
async function arrivals(): Promise<Row[]> {
  const {fresh, known} = await joins(JOINS, 'chromium', JOINS);
  const failed = [...fresh, ...known].filter(({ms}) => ms === null).length;
  const row = (name: string, value: number, most: number): Row => ({
    ...plain(name, value),
    limit: `≤ ${most}`,
    ok: value <= most,
  });
  return [
    {
      ...plain('joins that failed', failed),
      unit: `of ${fresh.length + known.length}`,
      limit: '0',
      ok: failed === 0,
    },
    row('link to drawn table, fresh profile, p50', percentile(timesOf(fresh), 50), 500),
    plain('link to drawn table, fresh profile, p95', percentile(timesOf(fresh), 95)),
    row('reload to drawn table, p50', percentile(timesOf(known), 50), 300),
    plain('reload to drawn table, p95', percentile(timesOf(known), 95)),
  ];
}

async function trips(): Promise<Row[]> {
  const place = await playground();
  try {
    const address = place.invent();
    const devices = [await place.device(), await place.device(), await place.device(), await place.device()];
    const [host, guest] = [devices[0]!, devices[1]!];
    await host.open(address);
    for (const device of devices.slice(1)) await device.join(address);
    for (const device of devices) await device.live(3);
    const offer = await guest.page.evaluate(() => globalThis.net.raw.offer());
    const answer = await host.page.evaluate(text => globalThis.net.raw.answer(text), offer);
    await guest.page.evaluate(text => globalThis.net.raw.accept(text), answer);
    await host.page.evaluate(() => globalThis.net.pinMessages());
    const args = [TRIPS, BYTES] as const;
    const raw = await guest.page.evaluate(([count, bytes]) => globalThis.net.rawTrips(count, bytes), args);
    const board = await guest.page.evaluate(
      ([count, bytes]) => globalThis.net.boardTrips(count, bytes),
      args,
    );
    const limit = 3 * percentile(raw, 95) + FRAME_MS;
    const way = percentile(board, 95);
    return [
      plain('bare data channel, round trip, p50', percentile(raw, 50)),
      plain('bare data channel, round trip, p95', percentile(raw, 95)),
      plain('guest to board to guest, 4 devices, p50', percentile(board, 50)),
      {
        ...plain('guest to board to guest, 4 devices, p95', way),
        limit: `≤ 3 round trips + a frame (${limit.toFixed(1)})`,
        ok: way <= limit,
      },
    ];
  } finally {
    await place.close();
  }
}

const plain = (name: string, value: number): Row => ({name, value, unit: 'ms', limit: '', ok: true});
