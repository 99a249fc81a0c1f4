/** A position of the device: degrees, and its accuracy in metres. */
export type Position = { latitud: number; longitud: number; accuracy: number };

/** prompt: the person was not asked yet. unavailable: no receiver, no signal or no secure page. */
export type PositionState = 'granted' | 'prompt' | 'denied' | 'unavailable';

/**
 * What the mobile wrapper knows besides. otra-vez: refused, and asked again at the next time. ajustes: only the system's settings change
 * it. apagada: the device gives its position to no app. aproximada: only a rough position is allowed.
 */
export type PositionReason = 'otra-vez' | 'ajustes' | 'apagada' | 'aproximada';

export type PositionResult =
  | { state: 'granted'; position: Position; why?: PositionReason }
  | { state: 'denied' | 'unavailable'; why?: PositionReason };

/** 0,0 is what a broken receiver reports, and lies in the sea. */
export function toResult({
  latitude,
  longitude,
  accuracy,
}: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>):
  | { state: 'granted'; position: Position }
  | { state: 'unavailable' } {
  const isNumber = [latitude, longitude, accuracy].every(Number.isFinite);
  if (!isNumber || (latitude === 0 && longitude === 0)) return { state: 'unavailable' };
  return { state: 'granted', position: { latitud: latitude, longitud: longitude, accuracy } };
}
