import type { DeviceTime } from '@jornada/client';

/** The only place of the app that reads the device's clocks. All other code receives a clock as a parameter. */
export const deviceTime: DeviceTime = {
  epochMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};

/** The IANA zone of the device. It is stored as evidence with a record, but never used to find its day. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
