/**
 * The two clocks of a device. `epochMs` may be wrong and may jump. `monotonicMs` only runs forward, and starts again with each
 * page.
 */
export type DeviceTime = { epochMs(): number; monotonicMs(): number };

/** The difference between the device's clock and the server's. */
export type ClockSample = {
  /** Server minus device, in milliseconds. */
  offsetMs: number;
  /** The largest error of `offsetMs`, in both directions. */
  uncertaintyMs: number;
  /** Device time of the measurement, epoch milliseconds. */
  measuredAtMs: number;
};

/** What is known about the time, in device time. It is kept when the page closes. */
export type ClockState = ClockSample & {
  /** Device time of the last answer of the server. That answer made the measurement or confirmed it. */
  contactMs: number;
  /** The latest time that the device's clock has shown. */
  seenMs: number;
  /** The device's clock was set back since the last contact. */
  isSetBack: boolean;
  /** The last time that the server has signed for who was signed in; null: none yet. It is passed on as it came. */
  stamp: string | null;
};

/** Keeps the state from one page to the next; the pages of one browser share it. Implementations never throw. */
export type ClockKeeper = { read(): ClockState | null; write(state: ClockState): void };

/** What the device knows about the time at one moment. It is sent with each waiting action. */
export type ClockReading = {
  /** The device's own clock, epoch milliseconds. */
  deviceMs: number;
  /** Server minus device; null where it was never measured. */
  offsetMs: number | null;
  /** Device time of the last contact with the server; null if there was none. */
  contactMs: number | null;
  /** The device's clock was set back since then, so the offset is only a guess. */
  isSetBack: boolean;
  /** The last time that the server has signed; null: none yet. */
  stamp: string | null;
};

export type DeviceClock = {
  /** The best guess of the server's clock: for drawing, and for records made without a connection. */
  now(): Temporal.Instant;
  nowMs(): number;
  /** The measurement in use; null before the first. */
  sample(): ClockSample | null;
  read(): ClockReading;
  /** Checks whether the device's clock was set back, and stores its time. Call it when the page is shown or hidden. */
  look(): void;
  /**
   * Starts a measurement when a request is sent. Call the returned function when the answer comes, with the server's time: a
   * `Date` header (whole seconds) or an ISO instant such as `hoy.ahora`. A missing or unreadable time is ignored. `stamp`: the
   * time that the server has signed with that answer; missing: the one before stays.
   */
  start(): (serverTime: string | null, stamp?: string | null) => void;
};

/**
 * After this time a new measurement replaces an older one, even if the older one is more exact: device clocks drift, and people
 * set them.
 */
const FRESH_MS = 5 * 60_000;
/** Devices correct their clocks by up to this much by themselves. */
const SLACK_MS = 2000;

type Known = Omit<ClockState, keyof ClockSample> & { sample: ClockSample };

/**
 * The server's clock, as far as this device knows it. The offset is measured with every answer. It is stored with the time of the
 * last contact, so it is kept when the page closes. The monotonic clock starts again with each page, so a new page has to trust
 * the device's clock, unless it shows an earlier time than it showed before. If the clock was set forward, only the server can
 * see it, when it hears from the device again (see `horaOficial`).
 */
export function createDeviceClock({ device, keeper }: { device: DeviceTime; keeper?: ClockKeeper }): DeviceClock {
  let known: Known | null = null;
  /** The reading of both clocks at one moment. It gives the least that the device's clock must show now. */
  let anchor = { wallMs: device.epochMs(), monotonicMs: device.monotonicMs() };

  const leastMs = (): number => anchor.wallMs + device.monotonicMs() - anchor.monotonicMs;
  const anchorAt = (wallMs: number): void => void (anchor = { wallMs, monotonicMs: device.monotonicMs() });
  const keep = (): void => {
    if (!known) return;
    const { sample, ...rest } = known;
    keeper?.write({ ...sample, ...rest });
  };

  /** Another tab, or the page before this one, may have had contact with the server since. */
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

  const adopt = (sample: ClockSample, given: string | null): void => {
    if (given === null) adoptKept();
    const stamp = given ?? known?.stamp ?? null;
    known = { sample: known && !replaces(sample, known.sample) ? known.sample : sample, ...contactAt(sample.measuredAtMs), stamp };
    anchorAt(sample.measuredAtMs);
    keep();
  };

  // If the device's clock was set back, it shows less than the least possible time. That least time is then nearer to the truth.
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
      if (!known) return { deviceMs, offsetMs: null, contactMs: null, isSetBack: false, stamp: null };
      const { sample, contactMs, isSetBack, stamp } = known;
      const offsetMs = isSetBack ? nowMs() - deviceMs : sample.offsetMs;
      return { deviceMs, offsetMs, contactMs: contactMs + sample.offsetMs - offsetMs, isSetBack, stamp };
    },
    start: () => {
      const left = device.monotonicMs();
      return (serverTime, stamp = null) => {
        const server = serverTime === null ? null : readServerTime(serverTime);
        if (!server) return;
        // Measured with the monotonic clock, because the other one may have been set in between.
        const roundTrip = Math.max(0, device.monotonicMs() - left);
        const measuredAtMs = device.epochMs();
        const offsetMs = server.epochMs + roundTrip / 2 - measuredAtMs;
        adopt({ offsetMs, uncertaintyMs: roundTrip / 2 + server.uncertaintyMs, measuredAtMs }, stamp);
      };
    },
  };
}

const contactAt = (wallMs: number) => ({ contactMs: wallMs, seenMs: wallMs, isSetBack: false });

function replaces(sample: ClockSample, best: ClockSample): boolean {
  const isOld = Math.abs(sample.measuredAtMs - best.measuredAtMs) > FRESH_MS;
  const isFiner = sample.uncertaintyMs <= best.uncertaintyMs;
  // Both measurements cannot be right: the device's clock was set in between.
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
