import type { ClockBody, DeviceClock } from '@jornada/client';

export const instantOf = (epochMs: number): string => Temporal.Instant.fromEpochMilliseconds(Math.round(epochMs)).toString();

/** What this device knows about the time now. It goes with what is recorded without a network. */
export function measureBy(clock: Pick<DeviceClock, 'read'>): NonNullable<ClockBody['diferido']> {
  const { deviceMs, offsetMs, contactMs, isSetBack, stamp } = clock.read();
  return {
    momento: instantOf(deviceMs),
    desfaseMs: offsetMs === null ? null : Math.round(offsetMs),
    medido: contactMs === null ? null : instantOf(contactMs),
    ...(isSetBack ? { atrasado: true } : {}),
    ...(stamp === null ? {} : { sello: stamp }),
  };
}
