import type { DeviceTime } from '@jornada/client';

/** The only place of the app that reads the device's clocks. Everything else is handed a clock. */
export const deviceTime: DeviceTime = {
  epochMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};

/** The IANA zone that the device is set to. Evidence beside a record, never what its day is reckoned by. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
