/** The two clocks of a device. `epochMs` may be wrong and may jump; `monotonicMs` only runs forward. */
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

export type DeviceClock = {
  /** The best guess of the server's clock: for drawing, and for records made without a connection. */
  now(): Temporal.Instant;
  nowMs(): number;
  /** The measurement in use; null before the first. */
  sample(): ClockSample | null;
  /**
   * Starts a measurement as a request leaves. Call what it returns when the answer comes, with the server's time: a
   * `Date` header (whole seconds) or an ISO instant such as `hoy.ahora`. Null or unreadable is ignored.
   */
  start(): (serverTime: string | null) => void;
};

/** After this long a new measurement replaces a finer one: device clocks drift, and people set them. */
const FRESH_MS = 5 * 60_000;

/** `initial` is a sample kept from an earlier run. */
export function createDeviceClock({ device, initial = null }: { device: DeviceTime; initial?: ClockSample | null }): DeviceClock {
  let best = initial;

  const adopt = (sample: ClockSample): void => {
    if (best) {
      const isOld = Math.abs(sample.measuredAtMs - best.measuredAtMs) > FRESH_MS;
      const isFiner = sample.uncertaintyMs <= best.uncertaintyMs;
      // Both cannot be true: the device's clock was set in between.
      const disagrees = Math.abs(sample.offsetMs - best.offsetMs) > sample.uncertaintyMs + best.uncertaintyMs;
      if (!isOld && !isFiner && !disagrees) return;
    }
    best = sample;
  };

  const nowMs = (): number => device.epochMs() + (best?.offsetMs ?? 0);
  return {
    nowMs,
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.round(nowMs())),
    sample: () => best,
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
