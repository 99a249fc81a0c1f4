import { newUuid } from '@jornada/client';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { instantOf, measureBy } from '../device-measure.ts';
import { useServices } from '../services.tsx';
import { envelopesOf } from './envelopes.ts';
import { sealFor, type Prueba } from './seal.ts';

/** Keeps a clocking sealed on this device until there is a network. @returns its hour. @throws if that is not possible here. */
export function useSeal(): (prueba: Prueba, tipo: number, key?: string) => Promise<string> {
  const { kiosk, clock, client } = useServices();
  return async (prueba, tipo, key = newUuid()) => {
    const config = kiosk.read();
    if (!config) throw new Error('this device is no kiosk');
    const { deviceMs, offsetMs } = clock.read();
    const diferido = measureBy(clock);
    const sobre = await sealFor(config.clave, { ...prueba, tipo, timezone: deviceZone(), diferido }, key);
    const envelopes = envelopesOf(kiosk);
    envelopes.add({ clave: key, claveId: config.clave.id, sobre });
    void envelopes.flush(client, clock);
    return instantOf(deviceMs + (offsetMs ?? 0));
  };
}
