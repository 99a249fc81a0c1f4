/** The two clocks of a device. `epochMs` may be wrong and may jump; `monotonicMs` only runs forward, and begins anew with each page. */
export type DeviceTime = { epochMs(): number; monotonicMs(): number };

/** How far the device's clock is from the server's. */
export type ClockSample = {
  /** Server minus device, in milliseconds. */
  offsetMs: number;
  /** The truth lies within this much of it, either way. */
  uncertaintyMs: number;
  /** Device time of the measurement, epoch milliseconds. */
  measuredAtMs: number;
};

/** What is known of the time, in device time: it outlives the page. */
export type ClockState = ClockSample & {
  /** The last answer of the server: the measurement was made then, or held good. */
  contactMs: number;
  /** The latest that the device's clock was seen to say. */
  seenMs: number;
  /** It was set back since the last contact. */
  isSetBack: boolean;
};

/** Keeps the state from one page to the next; the pages of one browser share it. Implementations never throw. */
export type ClockKeeper = { read(): ClockState | null; write(state: ClockState): void };

/** What the device knows of the time at one moment, as it is sent along with what waits. */
export type ClockReading = {
  /** The device's own clock, epoch milliseconds. */
  deviceMs: number;
  /** Server minus device; null where it was never measured. */
  offsetMs: number | null;
  /** Device time of the last contact with the server. */
  contactMs: number | null;
  /** The device's clock was set back since: the offset is the best guess, and no more. */
  isSetBack: boolean;
};

export type DeviceClock = {
  /** The best guess of the server's clock: for drawing, and for records made without a connection. */
  now(): Temporal.Instant;
  nowMs(): number;
  /** The measurement in use; null before the first. */
  sample(): ClockSample | null;
  read(): ClockReading;
  /** Looks whether the device's clock was set back, and keeps what it says. Call it as the page comes and goes. */
  look(): void;
  /**
   * Starts a measurement as a request leaves. Call what it returns when the answer comes, with the server's time: a
   * `Date` header (whole seconds) or an ISO instant such as `hoy.ahora`. Null or unreadable is ignored.
   */
  start(): (serverTime: string | null) => void;
};

/** After this long a new measurement replaces a finer one: device clocks drift, and people set them. */
const FRESH_MS = 5 * 60_000;
/** Devices put their clocks right by so much without anybody's doing. */
const SLACK_MS = 2000;

type Known = Omit<ClockState, keyof ClockSample> & { sample: ClockSample };

/**
 * The server's clock as a device knows it. The offset is measured with every answer and outlives the page, together with the last
 * contact. A new page has no monotonic clock that goes on from the old one: there the device's clock is believed, unless it
 * says less than it has said before. That it was set forward shows only when the server hears from it (see `horaOficial`).
 */
export function createDeviceClock({ device, keeper }: { device: DeviceTime; keeper?: ClockKeeper }): DeviceClock {
  let known: Known | null = null;
  /** Where the device's clock stood, to know the least that it must say by now. */
  let anchor = { wallMs: device.epochMs(), monotonicMs: device.monotonicMs() };

  const leastMs = (): number => anchor.wallMs + device.monotonicMs() - anchor.monotonicMs;
  const anchorAt = (wallMs: number): void => void (anchor = { wallMs, monotonicMs: device.monotonicMs() });
  const keep = (): void => {
    if (!known) return;
    const { sample, ...rest } = known;
    keeper?.write({ ...sample, ...rest });
  };

  /** Another page may have been in contact since, and so may the one before this. */
  const adoptKept = (): void => {
    const kept = keeper?.read();
    if (!kept || (known && kept.contactMs <= known.contactMs)) return;
    const { offsetMs, uncertaintyMs, measuredAtMs, ...rest } = kept;
    known = { sample: { offsetMs, uncertaintyMs, measuredAtMs }, ...rest };
    anchorAt(Math.max(device.epochMs(), kept.seenMs));
  };

  const look = (): void => {
    adoptKept();
    if (!known) return;
    const wallMs = device.epochMs();
    known = { ...known, seenMs: Math.max(known.seenMs, wallMs), isSetBack: known.isSetBack || wallMs < leastMs() - SLACK_MS };
    keep();
  };

  const adopt = (sample: ClockSample): void => {
    known = { sample: known && !replaces(sample, known.sample) ? known.sample : sample, ...contactAt(sample.measuredAtMs) };
    anchorAt(sample.measuredAtMs);
    keep();
  };

  // Set back, the device's clock says less than it must: then what it must say is nearer to the truth.
  const nowMs = (): number => (known ? Math.max(device.epochMs(), leastMs()) + known.sample.offsetMs : device.epochMs());

  look();
  return {
    nowMs,
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.round(nowMs())),
    sample: () => known?.sample ?? null,
    look,
    read: () => {
      look();
      const deviceMs = device.epochMs();
      if (!known) return { deviceMs, offsetMs: null, contactMs: null, isSetBack: false };
      const { sample, contactMs, isSetBack } = known;
      const offsetMs = isSetBack ? nowMs() - deviceMs : sample.offsetMs;
      return { deviceMs, offsetMs, contactMs: contactMs + sample.offsetMs - offsetMs, isSetBack };
    },
    start: () => {
      const left = device.monotonicMs();
      return (serverTime) => {
        const server = serverTime === null ? null : readServerTime(serverTime);
        if (!server) return;
        // The monotonic clock: the other one may have been set on the way.
        const roundTrip = Math.max(0, device.monotonicMs() - left);
        const measuredAtMs = device.epochMs();
        adopt({
          offsetMs: server.epochMs + roundTrip / 2 - measuredAtMs,
          uncertaintyMs: roundTrip / 2 + server.uncertaintyMs,
          measuredAtMs,
        });
      };
    },
  };
}

const contactAt = (wallMs: number) => ({ contactMs: wallMs, seenMs: wallMs, isSetBack: false });

function replaces(sample: ClockSample, best: ClockSample): boolean {
  const isOld = Math.abs(sample.measuredAtMs - best.measuredAtMs) > FRESH_MS;
  const isFiner = sample.uncertaintyMs <= best.uncertaintyMs;
  // Both cannot be true: the device's clock was set in between.
  const disagrees = Math.abs(sample.offsetMs - best.offsetMs) > sample.uncertaintyMs + best.uncertaintyMs;
  return isOld || isFiner || disagrees;
}

/** A `Date` header is cut to whole seconds, so on average it is half a second behind. */
function readServerTime(text: string): { epochMs: number; uncertaintyMs: number } | null {
  if (/^\d{4}-/.test(text)) {
    try {
      return { epochMs: Temporal.Instant.from(text).epochMilliseconds, uncertaintyMs: 1 };
    } catch {
      return null;
    }
  }
  const epochMs = Date.parse(text);
  return Number.isNaN(epochMs) ? null : { epochMs: epochMs + 500, uncertaintyMs: 500 };
}
